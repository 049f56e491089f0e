// A rejected text with the error highlighted.

import type { Mistake } from '../state/mistake';

export function MistakeText({ mistake }: { mistake: Mistake | null }) {
  if (!mistake) return null;
  const { message, text, at } = mistake;
  return (
    <div class="mistake" role="alert">
      <p>{message}</p>
      {at !== null && (
        <pre>
          {text.slice(0, at)}
          <mark>{text.slice(at, at + 1) || '▁'}</mark>
          {text.slice(at + 1)}
        </pre>
      )}
    </div>
  );
}
