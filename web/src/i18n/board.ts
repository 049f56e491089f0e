// What the boards and the editor say.

export const boardEn = {
  'board.vertex': 'vertex {n}',
};

export const boardPt: Record<keyof typeof boardEn, string> = {
  'board.vertex': 'vértice {n}',
};
