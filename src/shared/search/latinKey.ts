import { foldText } from './foldText.ts';

const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const cyrillic = /\p{Script=Cyrillic}/u;

/** Whether a text was typed in Cyrillic letters. */
export const isCyrillic = (text: string): boolean => cyrillic.test(text);

/**
 * The form in which texts are compared: folded, Cyrillic letters as Latin ones. So a title is found in either script,
 * whichever it is written in.
 */
export function latinKey(text: string): string {
  const folded = foldText(text);
  if (!cyrillic.test(folded)) return folded;
  return folded.replace(/дж/g, 'j').replace(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? letter);
}
