import type { gameTypes } from '../../../../src/contract/games/games.ts';
import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import type { JackpotKind, JackpotTier } from '../../../../src/contract/jackpots.ts';

export interface TierTerms {
  /** Millionths of a stake that feed the pool: one is one micro-unit of each minor unit staked. */
  readonly share: number;
  /** What the house puts in at the start of a cycle, in units of the house's scale. */
  readonly seed: bigint;
  /** Of `must_drop`: the ceiling; of `random`: the stakes in which it falls once on average. In the same units. */
  readonly bound: bigint;
}

export interface JackpotDefinition {
  readonly id: string;
  readonly kind: JackpotKind;
  readonly gameTypes: readonly (typeof gameTypes)[number][];
  /** A stake counts up to this: it must not carry a must-drop pool past its ceiling. */
  readonly mostStake: bigint;
  readonly tiers: Readonly<Record<JackpotTier, TierTerms>>;
}

/** Minor units of one unit of the scale, by currency. The amounts of each currency are chosen, and never converted. */
const scales: Readonly<Record<string, bigint>> = { USD: 100n, EUR: 100n, JPY: 100n, KWD: 500n, TON: 200_000_000n };

export const jackpotCurrencies: readonly string[] = Object.keys(scales);

/** The house's jackpots. They cost the player nothing: what feeds them is the house's part of a stake. */
export const jackpotDefinitions: readonly JackpotDefinition[] = [
  {
    id: 'brass-tower',
    kind: 'must_drop',
    gameTypes: ['slot'],
    mostStake: 1_000n,
    tiers: {
      mini: { share: 2_000, seed: 50n, bound: 100n },
      minor: { share: 1_500, seed: 250n, bound: 500n },
      major: { share: 1_000, seed: 2_500n, bound: 5_000n },
      grand: { share: 500, seed: 25_000n, bound: 50_000n },
    },
  },
  {
    id: 'northern-lights',
    kind: 'random',
    gameTypes: ['fast', 'logical', 'high_low'],
    mostStake: 1_000n,
    tiers: {
      mini: { share: 1_000, seed: 20n, bound: 20_000n },
      minor: { share: 800, seed: 200n, bound: 200_000n },
      major: { share: 500, seed: 2_000n, bound: 2_000_000n },
      grand: { share: 200, seed: 20_000n, bound: 20_000_000n },
    },
  },
];

export const jackpotOf = (id: string): JackpotDefinition | undefined => jackpotDefinitions.find((one) => one.id === id);

export const jackpotOfType = (type: string): JackpotDefinition | undefined =>
  jackpotDefinitions.find(({ gameTypes: types }) => types.some((one) => one === type));

/** Minor units of an amount of the scale; null in a currency without jackpots. */
export function inCurrency(units: bigint, currency: string): bigint | null {
  const scale = scales[currency];
  return scale === undefined ? null : units * scale;
}

/** Shares in the order of the tiers, as they are stored with each stake. */
export const sharesOf = ({ tiers }: JackpotDefinition): number[] => jackpotTiers.map((tier) => tiers[tier].share);
