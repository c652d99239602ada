/** Which money pays a stake: the same rule at the operator and on the screens that say it beforehand. */
import type { fundingKinds } from '../../contract/bonuses/bonusKinds.ts';

export type FundingKind = (typeof fundingKinds)[number];

/** Minor units by balance. */
export type Funds = Readonly<Partial<Record<FundingKind, bigint>>>;

/** What limits the bonus money in a game; null where no bonus is active that pays there. */
export interface BonusRule {
  readonly kind: 'bonus' | 'betting_bonus';
  /** The game is one of those in which the bonus cannot be staked. */
  readonly isExcluded: boolean;
  /** Minor units; null for no limit. */
  readonly maxStake: bigint | null;
}

export interface FundingRules {
  readonly order: readonly FundingKind[];
  /** `is_bonus_isolation_enabled`: a stake is paid whole from one balance, never from two together. */
  readonly isIsolated: boolean;
  readonly bonus: BonusRule | null;
}

/** Why the money that there is cannot pay: too little of it, or bonus money that this stake may not use. */
export type FundingRefusal = 'insufficient' | 'excluded_game' | 'above_max_stake';

export type Funding =
  | { readonly isPaid: true; readonly funds: Funds }
  | { readonly isPaid: false; readonly refusal: FundingRefusal };

/**
 * Chooses the balances that pay a stake (minor units, above 0): in the market's order, each as far as it goes. Bonus
 * money pays only where its terms allow it; a stake that main money alone can pay is never refused.
 */
export function fundStake(stake: bigint, balances: Funds, rules: FundingRules): Funding {
  const { bonus } = rules;
  const barred = bonus === null ? null : barOf(bonus, stake);
  const usable = rules.order.filter((kind) => kind === 'main' || (kind === bonus?.kind && barred === null));
  const funds = rules.isIsolated ? payFromOne(stake, balances, usable) : payInTurn(stake, balances, usable);
  if (funds !== null) return { isPaid: true, funds };
  const withBonus = (balances.main ?? 0n) + (bonus === null ? 0n : (balances[bonus.kind] ?? 0n));
  return { isPaid: false, refusal: barred !== null && withBonus >= stake ? barred : 'insufficient' };
}

function barOf({ isExcluded, maxStake }: BonusRule, stake: bigint): FundingRefusal | null {
  if (isExcluded) return 'excluded_game';
  return maxStake !== null && stake > maxStake ? 'above_max_stake' : null;
}

function payInTurn(stake: bigint, balances: Funds, kinds: readonly FundingKind[]): Funds | null {
  const funds: Partial<Record<FundingKind, bigint>> = {};
  let left = stake;
  for (const kind of kinds) {
    const has = balances[kind] ?? 0n;
    const pays = has < left ? has : left;
    if (pays > 0n) funds[kind] = pays;
    left -= pays;
  }
  return left === 0n ? funds : null;
}

function payFromOne(stake: bigint, balances: Funds, kinds: readonly FundingKind[]): Funds | null {
  const kind = kinds.find((one) => (balances[one] ?? 0n) >= stake);
  return kind === undefined ? null : { [kind]: stake };
}

/** The bonus's part of a win: as its part of the stakes, rounded up, so that no bonus money turns into main money. */
export function bonusPart(win: bigint, staked: { readonly bonus: bigint; readonly whole: bigint }): bigint {
  if (staked.bonus === 0n || staked.whole === 0n) return 0n;
  return (win * staked.bonus + staked.whole - 1n) / staked.whole;
}
