import type { LocaleCode } from '../../market/facts.ts';
import type { ByCurrency } from '../offers/campaigns/module.ts';
import type { Reward } from '../loyalty/rewards/module.ts';

type Words = Readonly<Record<LocaleCode, { readonly title: string; readonly text: string }>>;

/** A part of a wheel, exactly as wide as its chance. */
export interface Segment {
  /** Unique in its wheel: stocks are counted by it. */
  readonly id: string;
  readonly weight: number;
  readonly reward: Reward;
  /** Given instead when the stock has run out, or where nobody books the reward's kind. */
  readonly fallback: Reward;
  /** How many there are in all; null for no end. */
  readonly stock: number | null;
}

/** A fortune wheel as the house defines it; its times and its price are rows, which can change. */
export interface Wheel {
  readonly id: string;
  readonly words: Words;
  readonly segments: readonly Segment[];
  /** Of one spin; null for a wheel whose spins are not sold. */
  readonly price: ByCurrency | null;
  readonly bundles: readonly number[];
  readonly hasDaily: boolean;
  readonly giftDays: number;
}

/** A wheel with its row. */
export interface Campaign {
  readonly wheel: Wheel;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly price: ByCurrency | null;
}

/** What a segment gives now. */
export interface ActiveSegment {
  readonly segment: Segment;
  readonly reward: Reward;
  /** Null where it never runs out. */
  readonly left: number | null;
}

/** Rewards that wait for the player as gifts; all others are booked with the spin. */
export const isGift = ({ kind }: Pick<Reward, 'kind'>): boolean => kind === 'bonus' || kind === 'freespins';

export const isRunning = ({ startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && (endsAt === null || endsAt > now);
