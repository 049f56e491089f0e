// A text with a button that copies it.

import { useId, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';

export function Copyable({ label, text, rows = 1 }: { label: string; text: string; rows?: number }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    area.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without access to the clipboard the text stays selected, to be copied by hand.
    }
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <textarea id={id} ref={area} readOnly rows={rows} value={text} />
        <button type="button" class="button" onClick={() => void copy()} aria-label={`${t('share.copy')}: ${label}`}>
          {copied === text ? t('share.copied') : t('share.copy')}
        </button>
      </div>
    </div>
  );
}
