import type { SelectOption } from './Select.tsx';

/** Without accents and case: "espana" finds España. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const sameText = (one: string, other: string): boolean => folded(one) === folded(other);

/** The options with the text in their name, those that begin with it first; or whose value it is, such as a code. */
export function matchingOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const wanted = folded(text);
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }));
  return [0, 1].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ option }) => option));
}

function rankOf({ label, value }: SelectOption, wanted: string): number {
  const name = folded(label);
  if (name.startsWith(wanted) || folded(value) === wanted) return 0;
  return name.includes(wanted) ? 1 : 2;
}
