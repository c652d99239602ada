import * as staffWords from './staffWords.ts';

/** Letters and digits that look like a Latin letter, and what they are read as. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: 'e',
  и: 'u',
  й: 'u',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'i',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
};

const readAs = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/./gsu, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Letters alone, each once where it stands more than once in a row. */
const bare = (text: string): string =>
  readAs(text)
    .replace(/[^\p{L}]/gu, '')
    .replace(/(\p{L})\1+/gu, '$1');

const roles = staffWords.roles.map(bare);
const shortRoles = staffWords.shortRoles.map(bare);

const onlyOf = (words: readonly string[]): RegExp => new RegExp(`^(?:${words.map(bare).join('|')})+$`, 'u');
const onlyTeamWords = onlyOf([...staffWords.teamWords, ...staffWords.harmless, ...staffWords.served]);
const harmless: ReadonlySet<string> = new Set(staffWords.harmless.map(bare));
const onlyServed = onlyOf(staffWords.served);
const isTeams = (word: string): boolean => onlyTeamWords.test(word) && !harmless.has(word) && !onlyServed.test(word);

/** Words in which a role is only a part. */
const innocent = ['supporter', 'badminton'].map(bare);

/** Whether a name that others see, or its look-alike, is that of the house or of somebody who works for it. */
export function pretendsStaff(name: string): boolean {
  // With and without digits at its ends: those of 4dmin are letters, those of help24 are none.
  return isStaffs(name) || isStaffs(name.replace(/^\p{N}+|\p{N}+$/gu, ''));
}

function isStaffs(name: string): boolean {
  const withoutInnocent = innocent.reduce((text, word) => text.replaceAll(word, ''), bare(name));
  // As in xXadminXx.
  const trimmed = withoutInnocent.replace(/^x+|x+$/g, '');
  const words = name
    .split(/[^\p{L}\p{M}\p{N}|!@$]+/u)
    .map(bare)
    .filter((word) => !innocent.includes(word));
  return (
    roles.some((role) => withoutInnocent.includes(role)) ||
    [...words, trimmed].some((word) => shortRoles.some((role) => word.startsWith(role) || word.endsWith(role))) ||
    words.some(isTeams) ||
    isTeams(trimmed)
  );
}
