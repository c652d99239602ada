import type { CashbackKind } from '../../../../src/contract/cashback.ts';

/** Periods of cashback and what they give. Times are UTC. */
const DAY_MS = 86_400_000;

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** Hundredths of a percent: of the net losses of a week, and of the stakes of a day. */
export const cashbackRates: Readonly<Record<CashbackKind, bigint>> = { period: 1_000n, rake: 20n };

const RECEIVE_WITHIN_DAYS = 7;

/** Until when the cashback of a period that ended then can be paid out. */
export const receivableUntil = (end: Date): Date => new Date(end.getTime() + RECEIVE_WITHIN_DAYS * DAY_MS);

/** The period that a time is in: a week from Monday for cashback, a day for rakeback. */
export function periodOf(kind: CashbackKind, at: Date): Period {
  const start = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  if (kind === 'period') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return { start, end: new Date(start.getTime() + (kind === 'period' ? 7 : 1) * DAY_MS) };
}

/** The last period that has ended. */
export const lastPeriod = (kind: CashbackKind, at: Date): Period =>
  periodOf(kind, new Date(periodOf(kind, at).start.getTime() - 1));

/** Minor units that were staked and won with main money. */
export interface Played {
  readonly staked: bigint;
  readonly won: bigint;
}

export const lostOf = ({ staked, won }: Played): bigint => (staked > won ? staked - won : 0n);

/** What a period gives, in minor units, rounded down. */
export function cashbackOf(kind: CashbackKind, played: Played): bigint {
  // Stakes of an earlier period that came back in this one can leave less than nothing.
  const staked = played.staked > 0n ? played.staked : 0n;
  const base = kind === 'period' ? lostOf(played) : staked;
  return (base * cashbackRates[kind]) / 10_000n;
}

/** A rate as decimal text of percent: 1,000 is "10". */
export function percentText(rate: bigint): string {
  const fraction = (rate % 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return fraction === '' ? (rate / 100n).toString() : `${rate / 100n}.${fraction}`;
}
