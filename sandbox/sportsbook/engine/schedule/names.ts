import { hashOf, noiseAt } from '../random.ts';
import { COUNTRIES, CULTURES } from './cultures.ts';
import type { Culture } from './cultures.ts';

const FALLBACK: Culture = {
  towns: ['Nova', 'port'],
  clubs: '* FC',
  men: 'Alex',
  women: 'Alex',
  surnames: ['Nor', 'man'],
};

const cultureOf = (country: string): Culture => CULTURES[country] ?? FALLBACK;

/** Items separated by single spaces; an item may begin with a space of its own (` Bay`). */
const itemsOf = (list: string): readonly string[] => list.split(/(?<=\S) (?=\S)|(?<=\S) (?= )/u);

/** The item of a shuffled list. Every item comes once before one comes again. */
function shuffled(items: readonly string[], noise: number): readonly string[] {
  return items
    .map((item, index) => ({ item, order: noiseAt(noise, index) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const at = (items: readonly string[], index: number): string => items[index % items.length] ?? '';

export interface ClubName {
  readonly name: string;
  readonly short: string;
}

/** Names of clubs of a country, each town once, with short names of three letters that differ. */
export function clubNames(seed: string, country: string, first: number, count: number): readonly ClubName[] {
  const { towns, clubs } = cultureOf(country);
  const noise = hashOf(`${seed}|${country}|clubs`);
  const starts = shuffled(itemsOf(towns[0]), noise);
  const ends = shuffled(itemsOf(towns[1]), noise + 1);
  const forms = shuffled(clubs.split(','), noise + 2);
  const shorts = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    // The end moves on by one more with every round of starts, so that no town comes twice.
    const town = at(starts, number) + at(ends, number + Math.floor(number / starts.length));
    const short = shortName(town, shorts);
    shorts.add(short);
    return { name: at(forms, number).replace('*', town), short };
  });
}

/** Three letters of a name: the first three, or the first two and a later one if those are taken. */
function shortName(name: string, taken: ReadonlySet<string>): string {
  const letters = [...name.replace(/\P{Letter}/gu, '').toLocaleUpperCase('en')];
  const first = letters.slice(0, 2).join('');
  const free = letters.slice(2).find((letter) => !taken.has(first + letter));
  return first + (free ?? letters[2] ?? '');
}

/** A full name of somebody of this country. */
export function personName(seed: string, country: string, number: number, gender: 'men' | 'women'): string {
  const culture = cultureOf(country);
  const noise = hashOf(`${seed}|${country}|${gender}`);
  const given = at(shuffled(itemsOf(culture[gender]), noise), number);
  return `${given} ${surname(culture, noise, number)}`;
}

function surname({ surnames }: Culture, noise: number, number: number): string {
  const starts = shuffled(itemsOf(surnames[0]), noise + 1);
  const ends = shuffled(itemsOf(surnames[1]), noise + 2);
  return at(starts, number) + at(ends, number + Math.floor(number / starts.length));
}

/** A country for a member of a tour. */
export const tourCountry = (seed: string, tour: string, number: number): string =>
  at(shuffled(COUNTRIES, hashOf(`${seed}|${tour}`)), number);
