const rules: readonly (readonly [RegExp, string])[] = [
  [/ght/g, 't'],
  [/ph/g, 'f'],
  [/sch|sh/g, 'S'],
  [/ch/g, 'C'],
  [/zh/g, 'Z'],
  [/g(?=[eiy])/g, 'j'],
  [/ck|c|q/g, 'k'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/[aeiouy]/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The consonants of a Latin word by their sound. A title heard and written in Cyrillic letters differs in its vowels
 * most: "джейд" and "Jade" have the same.
 */
export const soundOf = (word: string): string =>
  rules.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word);
