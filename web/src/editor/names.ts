// The names of vertices: those of a person, or their numbers. As in the library, no two vertices have the same text.

/** One name per vertex, empty where it has none; null where none has one. */
export type Names = string[] | null;

/** What a vertex is called. */
export const shownName = (names: Names, vertex: number): string => names?.[vertex] || String(vertex);

/** Words that problem texts use for something else. */
const RESERVED = ['pass', 'none'];

/** Whether a name can stand in a text without quotes. */
const isBare = (name: string): boolean => /^(?:[A-Za-z0-9_' ]|[^\p{ASCII}\p{Cc}\s])+$/u.test(name) && !RESERVED.includes(name);

export const quoted = (name: string): string => `"${name.replaceAll('"', '\\"')}"`;

/** The text of a vertex in a problem. */
export function vertexText(names: Names, vertex: number): string {
  const name = names?.[vertex];
  if (!name) return String(vertex);
  return isBare(name) ? name : quoted(name);
}

/** A name with single spaces; null if it cannot be one. */
export function tidied(name: string): string | null {
  const single = name.trim().replace(/\s+/g, ' ');
  return single === '' || single.endsWith('\\') || /\p{Cc}/u.test(single) ? null : single;
}

/** The names after a vertex got one; null if it cannot have it. An empty name takes it away. */
export function renamed(names: Names, n: number, vertex: number, wanted: string): { names: Names } | null {
  const all = names ?? Array.from({ length: n }, () => '');
  const name = wanted.trim() === '' ? '' : tidied(wanted);
  if (name === null) return null;
  const next = all.with(vertex, name === String(vertex) ? '' : name);
  const text = shownName(next, vertex);
  const taken = all.some((_, other) => other !== vertex && shownName(all, other) === text);
  return taken ? null : { names: compact(next) };
}

/** No vertex without a name has a number that is the name of another: it gets a number of its own. */
export function settled(names: Names): Names {
  if (!names) return null;
  const used = new Set(names.filter(Boolean));
  const next = names.map((name, vertex) => {
    if (name || !used.has(String(vertex))) return name;
    let free = names.length;
    while (used.has(String(free))) free++;
    used.add(String(free));
    return String(free);
  });
  return compact(next);
}

const compact = (names: string[]): Names => (names.some(Boolean) ? names : null);
