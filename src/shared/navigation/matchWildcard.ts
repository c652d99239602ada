/**
 * What each `*` of `pattern` stands for in `text`, or null when it does not match. A star takes any run of
 * characters, also none; all but the last as little as possible. No regular expression: content writes the pattern.
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

/** Puts captures in place of the stars, one after the other; a star too many takes nothing. */
export function fillWildcards(pattern: string, captures: readonly string[]): string {
  let index = 0;
  return pattern.replaceAll('*', () => captures[index++] ?? '');
}
