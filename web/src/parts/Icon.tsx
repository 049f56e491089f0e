// Small line drawings for buttons; the words beside or behind them are what a screen reader says.

const PATHS = {
  undo: 'M7 4 3.4 7.6 7 11.2M3.6 7.6h8.2a4.4 4.4 0 0 1 0 8.8H8.4',
  redo: 'M13 4l3.6 3.6L13 11.2M16.4 7.6H8.2a4.4 4.4 0 0 0 0 8.8h3.4',
  play: 'M6.2 4.2v11.6L15.8 10z',
  pause: 'M7 4.4v11.2M13 4.4v11.2',
  hint: 'M7.8 13.6h4.4M8.4 16.4h3.2M7.8 13.6c0-2.2-2.4-3-2.4-6a4.6 4.6 0 0 1 9.2 0c0 3-2.4 3.8-2.4 6',
  eye: 'M2.4 10c3.8-6.4 11.4-6.4 15.2 0-3.8 6.4-11.4 6.4-15.2 0ZM12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
  hidden: 'M2.4 10c3.8-6.4 11.4-6.4 15.2 0-3.8 6.4-11.4 6.4-15.2 0ZM12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M4 16.4 16 3.6',
  again: 'M4.2 4v4.4h4.4M4.6 8.2a6 6 0 1 1-.2 4',
  pencil: 'm13.2 3.4 3.4 3.4L7 16.4l-4.2.8.8-4.2zM11.2 5.4l3.4 3.4',
  analyse: 'M3 10h14M5.2 10V6.2M8.4 10V4M11.6 10v5.4M14.8 10v3.2',
  half: 'M10 3.2a6.8 6.8 0 1 0 0 13.6zm0 0a6.8 6.8 0 0 1 0 13.6',
  sun: 'M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M10 2v2M10 16v2M2 10h2M16 10h2M4.4 4.4l1.4 1.4M14.2 14.2l1.4 1.4M15.6 4.4l-1.4 1.4M5.8 14.2l-1.4 1.4',
  moon: 'M16.4 11.6A7 7 0 0 1 8.4 3.6a7 7 0 1 0 8 8Z',
  full: 'M3.4 7.4v-4h4M12.6 3.4h4v4M16.6 12.6v4h-4M7.4 16.6h-4v-4',
  share: 'M10 12.6V2.9M6.6 6 10 2.7 13.4 6M5.8 9H4.4v8h11.2V9h-1.4',
  more: 'M4.6 10h.01M10 10h.01M15.4 10h.01',
  down: 'm6 8.2 4 4 4-4',
  search: 'M13.8 8.8a5 5 0 1 1-10 0 5 5 0 0 1 10 0M12.6 12.6l4.2 4.2',
  swap: 'M4 7h11M12.4 4.2 15.2 7l-2.8 2.8M16 13H5M7.6 10.2 4.8 13l2.8 2.8',
  first: 'M5.4 5v10M14 5l-5 5 5 5',
  previous: 'm12 5-5 5 5 5',
  next: 'm8 5 5 5-5 5',
  last: 'M14.6 5v10M6 5l5 5-5 5',
  plus: 'M10 5v10M5 10h10',
  minus: 'M5 10h10',
  fit: 'M4 7V4h3M13 4h3v3M16 13v3h-3M7 16H4v-3M11 10a1 1 0 1 1-2 0 1 1 0 0 1 2 0',
  close: 'm5.4 5.4 9.2 9.2M14.6 5.4l-9.2 9.2',
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
