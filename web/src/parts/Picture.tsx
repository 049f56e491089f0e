import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { language } from '../state/settings';

interface Props {
  problem: string;
  alt: string;
  width?: number;
  height?: number;
  kind?: 'picture' | 'thermograph';
}

/** The picture of a position as the desk draws it; nothing until it has come. */
export function Picture({ problem, kind = 'picture', ...image }: Props) {
  const [address, setAddress] = useState('');
  const lang = language.value;
  useEffect(() => {
    const controller = new AbortController();
    let made = '';
    const show = (svg: string) => {
      made = URL.createObjectURL(svgFile(svg));
      setAddress(made);
    };
    api[kind](problem, lang, controller.signal).then(show, () => setAddress(''));
    return () => {
      controller.abort();
      URL.revokeObjectURL(made);
    };
  }, [problem, kind, lang]);
  return <img {...image} class="picture" src={address || undefined} />;
}

export const svgFile = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' });
