import type { LocaleCode } from '../../../market/facts.ts';
import { roundAmounts } from '../../../market/roundAmounts.ts';
import { casinoTerms } from '../../offers/campaigns/module.ts';
import type { Reward } from '../rewards/module.ts';
import { levelWords } from './levelWords.ts';

export type InAllLanguages = Readonly<Record<LocaleCode, string>>;

/** A place on the way: from how many lifetime points on it is reached, and what is given then, once. */
export interface Level {
  readonly level: number;
  readonly sysname: string;
  readonly from: bigint;
  readonly names: InAllLanguages;
  readonly descriptions: InAllLanguages;
  /** A path of the vendors' pictures. */
  readonly image: string;
  readonly rewards: readonly Reward[];
}

/** Of the lowest stakes that the game takes. */
const freeSpins = (count: number): Reward => ({
  kind: 'freespins',
  game: 'lantern-harbor',
  title: 'Lantern Harbor',
  count,
  stake: { USD: '0.20', EUR: '0.20', JPY: '20', KWD: '0.200', TON: '0.200000000' },
  days: 7,
});
const bonus = (dollars: bigint): Reward => ({
  kind: 'bonus',
  percent: 0,
  amount: roundAmounts(dollars * 100n),
  terms: casinoTerms,
});
const frame = (item: string): Reward => ({ kind: 'frame', item });
const points = (count: number): Reward => ({ kind: 'points', count });

const places: readonly (readonly [sysname: keyof typeof levelWords, from: bigint, rewards: readonly Reward[]])[] = [
  ['harbour', 0n, []],
  ['lighthouse', 50n, [freeSpins(5)]],
  ['village', 200n, [frame('laurel'), points(20)]],
  ['forest', 600n, [freeSpins(15)]],
  ['bridge', 1_500n, [bonus(5n), frame('tide')]],
  ['pass', 4_000n, [freeSpins(40), points(200)]],
  ['glacier', 10_000n, [bonus(20n), frame('frost')]],
  ['observatory', 25_000n, [bonus(50n), points(1_000)]],
  ['aurora', 60_000n, [{ kind: 'money', amount: roundAmounts(10_000n) }, frame('orbit')]],
];

/** Ascending; the first is everybody's from the beginning. */
export const levels: readonly Level[] = places.map(([sysname, from, rewards], index) => ({
  level: index + 1,
  sysname,
  from,
  ...levelWords[sysname],
  image: `/art/levels/${sysname}.svg`,
  rewards,
}));

/** The levels above `level` that so many lifetime points reach, the lowest first. */
export const levelsAbove = (level: number, earned: bigint): readonly Level[] =>
  levels.filter((one) => one.level > level && one.from <= earned);
