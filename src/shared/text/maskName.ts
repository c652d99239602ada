/** A nickname as others see it: its ends, and three dots whatever its length. */
export function maskName(name: string): string {
  const characters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment);
  const last = characters.at(-1);
  if (last === undefined) return '';
  // Of a short one less is shown, so that it cannot be guessed.
  if (characters.length < 4) return `${characters[0]}•••`;
  return `${characters.slice(0, 2).join('')}•••${last}`;
}
