/**
 * The text that each `*` of `pattern` matches in `text`, or null without a match. A star matches any run of characters,
 * also an empty one; all but the last match as little as possible. Not a regular expression, since patterns come from
 * content.
 */
export function matchWildcard(pattern: string, text: string): readonly string[] | null {
  const pieces = pattern.split('*');
  const [head = '', ...others] = pieces;
  const tail = others.pop();
  if (tail === undefined) return pattern === text ? [] : null;
  if (!text.startsWith(head) || !text.endsWith(tail) || text.length < head.length + tail.length) return null;
  const end = text.length - tail.length;
  const captures: string[] = [];
  let at = head.length;
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found === -1 || found + piece.length > end) return null;
    captures.push(text.slice(at, found));
    at = found + piece.length;
  }
  return [...captures, text.slice(at, end)];
}

/** Replaces the stars by the captures in order; extra stars become empty. */
export function fillWildcards(pattern: string, captures: readonly string[]): string {
  let index = 0;
  return pattern.replaceAll('*', () => captures[index++] ?? '');
}
