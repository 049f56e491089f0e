// Small line drawings for buttons; the words beside or behind them are what a screen reader says.

const PATHS = {
  undo: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12h-3',
  redo: 'm16 4 5 5-5 5M21 9H10a6 6 0 0 0 0 12h3',
  play: 'M7 4v16l13-8Z',
  stop: 'M6 6h12v12H6Z',
  pause: 'M8 5v14M16 5v14',
  hint: 'M9 17h6M10 21h4M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8',
  eye: 'M2 12c5-9 15-9 20 0-5 9-15 9-20 0ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  again: 'M4 4v6h6M4 10a8.5 8.5 0 1 1 0 6',
  pencil: 'm4 20 1-5L16 4l4 4L9 19Z',
  half: 'M12 3a9 9 0 1 0 0 18V3a9 9 0 0 1 0 18',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z',
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
