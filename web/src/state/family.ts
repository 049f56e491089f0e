// A family of problems from one of them: {n} in place of a number.

/** The numbers of boards that a whole family may be made of, and the family for boards without a number. */
const NUMBER = /\d+(?=\D*$)/;
const NAMED = /^([A-Z]\d+(,\d+)*|[a-z][a-z0-9-]*\([\d,]+\))$/;
const PATHS = 'P{n}';

/** The families of graphs that are offered. */
export const GRAPHS = ['P{n}', 'C{n}', 'K{n}', 'S{n}', 'grid(2,{n})', 'grid({n},{n})', 'caterpillar({n})'];

/** The family of a problem without its moves: its last number runs. Graphs that are not of a named family become paths. */
export function familyOf(start: string, isGraph: boolean): string {
  const [head, board] = split(start);
  if (isGraph && !NAMED.test(board)) return head + PATHS;
  return head + (NUMBER.test(board) ? board.replace(NUMBER, '{n}') : `${board}{n}`);
}

/** The game with its keys, and the board. */
function split(problem: string): [string, string] {
  const from = problem.indexOf(':', Math.max(problem.indexOf('}'), 0));
  return [problem.slice(0, from + 1), problem.slice(from + 1)];
}

/** The game with its keys, up to the colon. */
export const headOf = (problem: string): string => split(problem)[0];
