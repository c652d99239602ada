import type { CalledChips } from '../calls.ts';
import { placePays, places } from '../places.ts';
import type { Place } from '../places.ts';
import type { TableWord } from '../words/en.ts';

export type TableText = (key: TableWord, values?: Readonly<Record<string, string | number>>) => string;

/** The name of a place, such as "Split 8, 11". */
export function placeName(id: string, t: TableText): string {
  const place = places.get(id);
  if (place === undefined) return id;
  return t(wordOf(id, place), { numbers: numbersOf(place) });
}

/** What a place pays besides the stake, per 1. */
export const paysTo1 = (place: Place): number => placePays(place) - 1;

const EVENS: Readonly<Record<string, TableWord>> = {
  low: 'place_low',
  high: 'place_high',
  even: 'place_even',
  odd: 'place_odd',
  red: 'place_red',
  black: 'place_black',
};
const COLUMNS: Readonly<Record<string, TableWord>> = {
  'column:1': 'place_column1',
  'column:2': 'place_column2',
  'column:3': 'place_column3',
};

function wordOf(id: string, { kind, numbers }: Place): TableWord {
  if (kind === 'even') return EVENS[id] ?? 'place_even';
  if (kind === 'column') return COLUMNS[id] ?? 'place_column1';
  if (kind === 'street' && numbers[0] === 0) return 'place_trio';
  if (kind === 'corner' && numbers[0] === 0) return 'place_firstFour';
  return `place_${kind}`;
}

/** A dozen and a six line by their ends, others one by one. */
function numbersOf({ kind, numbers }: Place): string {
  if (kind === 'dozen' || kind === 'line') return `${numbers[0]}–${numbers.at(-1)}`;
  return numbers.join(', ');
}

/** The name of a place with what it pays and, if there are chips on it, their amount. */
export function spotText(id: string, staked: bigint, t: TableText, format: (amount: bigint) => string): string {
  const place = places.get(id);
  const values = { place: placeName(id, t), pays: place === undefined ? 0 : paysTo1(place), amount: format(staked) };
  return t(staked === 0n ? 'spot' : 'spotStaked', values);
}

/** All numbers that chips cover, ascending. */
export const coveredBy = (chips: CalledChips): readonly number[] =>
  [...new Set(Object.keys(chips).flatMap((id) => places.get(id)?.numbers ?? []))].toSorted((one, other) => one - other);
