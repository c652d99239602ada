/** The keys of a keyboard as they are in English and in Russian, from its top row to its bottom row. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const swapped: ReadonlyMap<string, string> = new Map(
  [...english].flatMap((key, index) => {
    const other = russian[index] ?? '';
    return [
      [key, other],
      [other, key],
    ] as const;
  }),
);

/** With fewer letters a text says nothing: its punctuation would become letters. */
const fewestLetters = 2;

/** The text that the same keys write in the other layout; null if the text has too few letters to tell. */
export function otherLayout(text: string): string | null {
  const lower = text.toLowerCase();
  if ((lower.match(/\p{L}/gu) ?? []).length < fewestLetters) return null;
  return [...lower].map((letter) => swapped.get(letter) ?? letter).join('');
}
