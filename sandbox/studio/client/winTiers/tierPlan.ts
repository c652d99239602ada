import { countedAmount } from '../countUp.ts';
import { TIER_MULTIPLES, winTier, type WinTier } from '../winTier.ts';

/** One tier of a celebration: from `startMs` on the amount counts from `from` to `to`. */
export interface TierStep {
  readonly tier: WinTier;
  readonly startMs: number;
  readonly lengthMs: number;
  readonly from: bigint;
  readonly to: bigint;
}

export interface TierPlan {
  readonly steps: readonly TierStep[];
  /** Time until the whole win is counted. */
  readonly countMs: number;
  /** Time for which the whole win stays. */
  readonly holdMs: number;
}

/** How long each tier counts, and how long it stays when it is the last one, in ms. */
const COUNT_MS: Readonly<Record<WinTier, number>> = { big: 1_700, huge: 1_900, grand: 2_600 };
const HOLD_MS: Readonly<Record<WinTier, number>> = { big: 1_200, huge: 1_700, grand: 2_600 };

const RISING: readonly WinTier[] = ['big', 'huge', 'grand'];

/**
 * A win passes every tier below its own: each is shown when the counted amount reaches it, never earlier, so a win is
 * never announced as more than it is. `pace` is a factor on all times. Null for a win without a tier.
 */
export function planTiers(win: bigint, stake: bigint, pace: number): TierPlan | null {
  const last = winTier(win, stake);
  if (last === null) return null;
  const tiers = RISING.slice(0, RISING.indexOf(last) + 1);
  let startMs = 0;
  const steps = tiers.map((tier, index): TierStep => {
    const next = tiers[index + 1];
    const step: TierStep = {
      tier,
      startMs,
      lengthMs: COUNT_MS[tier] * pace,
      from: index === 0 ? 0n : stake * BigInt(TIER_MULTIPLES[tier]),
      to: next === undefined ? win : stake * BigInt(TIER_MULTIPLES[next]),
    };
    startMs += step.lengthMs;
    return step;
  });
  return { steps, countMs: startMs, holdMs: HOLD_MS[last] * pace };
}

/** The step that is shown at `elapsed` ms, and the amount counted so far. */
export function tierAt({ steps }: TierPlan, elapsed: number): { readonly step: TierStep; readonly counted: bigint } {
  const step = steps.findLast(({ startMs }) => startMs <= elapsed) ?? steps[0];
  if (step === undefined) throw new RangeError('A plan has at least one step');
  const counted = step.from + countedAmount(step.to - step.from, elapsed - step.startMs, step.lengthMs);
  return { step, counted };
}
