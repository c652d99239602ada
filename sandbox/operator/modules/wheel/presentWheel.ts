import type { InferType } from 'yup';
import type {
  WireCampaign,
  WireSpin,
  wheelChance,
  wheelExpected,
  wheelResult,
} from '../../../../src/contract/wheel.ts';
import type { WireReward } from '../../../../src/contract/loyalty/reward.ts';
import { minorUnits, wireMoney } from '../../ledger/amounts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import { presentPublic } from '../../players/publicPlayers.ts';
import { presentReward } from '../loyalty/rewards/module.ts';
import type { Reward } from '../loyalty/rewards/module.ts';
import { nextDay } from './balancesRepository.ts';
import { amountText, cutText, expectedKinds, expectedOf, fraction, percentText } from './expectedValue.ts';
import type { Fraction } from './expectedValue.ts';
import type { ResultRow, SpinRow } from './spinsRepository.ts';
import type { ActiveSegment, Campaign } from './wheel.ts';

/** What of a campaign is the player's. */
export interface OwnState {
  readonly spins: number;
  readonly isDailyReady: boolean;
  readonly giftsWaiting: number;
}

/** A reward that is not for the currency is nothing. */
const rewardIn = (reward: Reward, currency: string): WireReward =>
  presentReward(reward, currency) ?? {
    kind: 'nothing',
    amount: null,
    count: 0,
    game: null,
    terms: null,
    days: 0,
    item: '',
  };

const wireFraction = ({ numerator, denominator }: Fraction) => ({
  numerator: numerator.toString(),
  denominator: denominator.toString(),
});

export function presentCampaign(
  { wheel, startsAt, endsAt, price }: Campaign,
  own: OwnState,
  { currency, locale, now }: { readonly currency: string; readonly locale: LocaleCode; readonly now: Date },
): WireCampaign {
  const amount = price?.[currency];
  return {
    id: wheel.id,
    ...wheel.words[locale],
    spin_balance: own.spins,
    is_spin_cost: price !== null,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    price: amount === undefined ? null : { amount, currency },
    bundles: [...wheel.bundles],
    daily: wheel.hasDaily ? { is_ready: own.isDailyReady, next_at: nextDay(now).toISOString() } : null,
    gift_days: wheel.giftDays,
    gifts_waiting: own.giftsWaiting,
  };
}

export function presentSegments(segments: readonly ActiveSegment[], currency: string) {
  return segments.map(({ segment: { id, weight }, reward }) => ({ id, weight, reward: rewardIn(reward, currency) }));
}

/** What a spin gives on average, of each kind that the wheel has. */
export function presentExpected(
  segments: readonly ActiveSegment[],
  currency: string,
): InferType<typeof wheelExpected>[] {
  return expectedKinds.flatMap((kind) => {
    const exact = expectedOf(segments, kind, currency);
    if (exact.numerator === 0n) return [];
    const isMoney = kind !== 'points';
    return {
      kind,
      exact: wireFraction(exact),
      amount: isMoney ? amountText(exact, currency) : cutText(exact, 4),
      currency: isMoney ? currency : '',
    };
  });
}

/** What of the price comes back as money on average: percent, cut to two digits. Empty for a wheel without a price. */
export function returnPercent(segments: readonly ActiveSegment[], { price }: Campaign, currency: string): string {
  const minor = minorUnits(price?.[currency] ?? '', currency);
  if (minor === null || minor === 0n) return '';
  const { numerator, denominator } = expectedOf(segments, 'money', currency);
  return cutText({ numerator: numerator * 100n, denominator: denominator * minor }, 2);
}

/** All different rewards with their chances; segments that give the same are one. The rarest first. */
export function presentChances(segments: readonly ActiveSegment[], currency: string): InferType<typeof wheelChance>[] {
  const total = segments.reduce((sum, { segment }) => sum + BigInt(segment.weight), 0n);
  const groups = new Map<string, { readonly first: ActiveSegment; weight: bigint }>();
  for (const active of segments) {
    const key = JSON.stringify([active.reward, active.left === null || active.left === 0 ? null : active.segment.id]);
    const group = groups.get(key) ?? { first: active, weight: 0n };
    group.weight += BigInt(active.segment.weight);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((left, right) => Number(left.weight - right.weight))
    .map(({ first: { segment, reward, left }, weight }) => {
      const chance = fraction(weight, total);
      const isCounted = left !== null && reward === segment.reward;
      return {
        reward: rewardIn(reward, currency),
        chance: wireFraction(chance),
        percent: percentText(chance),
        stock: isCounted ? { left, after: rewardIn(segment.fallback, currency) } : null,
      };
    });
}

export function presentSpin(spin: SpinRow): WireSpin {
  return {
    id: Number(spin.id),
    campaign_id: spin.campaign,
    segment: spin.segment,
    reward: rewardIn(spin.reward, spin.currency),
    state: spin.state,
    cost: spin.cost === 0n ? null : wireMoney(spin.cost, spin.currency),
    at: spin.at.toISOString(),
    taken_until: spin.taken_until?.toISOString() ?? null,
    proof: {
      commitment: spin.commitment,
      secret: spin.secret,
      client_seed: spin.client_seed,
      nonce: spin.nonce,
      weights: [...spin.weights],
    },
  };
}

export function presentResult(row: ResultRow, viewer: bigint | null): InferType<typeof wheelResult> {
  return {
    id: Number(row.id),
    reward: rewardIn(row.reward, row.currency),
    at: row.at.toISOString(),
    player: presentPublic(row, viewer),
    own: row.uid === viewer ? presentSpin(row) : null,
  };
}
