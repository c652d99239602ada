import { convertedOf } from '../../../../../src/shared/bonus/convertedOf.ts';
import { bonusPart, fundStake } from '../../../../../src/shared/bonus/fundStake.ts';
import { countedOf, shareOf } from '../../../../../src/shared/bonus/terms.ts';
import { parseMoney } from '../../../../../src/shared/money/moneyWire.ts';
import type { OfferPlan } from '../../../../../src/shared/bonus/chanceOf.ts';
import type { TryEnd } from '../simulateOffer.ts';

/**
 * One try of an offer by the rules that the operator books by, stake by stake (`src/shared/bonus`). `draw` gives the
 * multiple of each round. Null when the requirement cannot be met any more.
 */
export function playByRules(
  { terms, amount, deposit, stake, game, isIsolated }: OfferPlan,
  required: bigint,
  draw: () => number,
): TryEnd | null {
  const share = shareOf(terms.counts, game);
  const rules = {
    order: ['main', 'bonus'] as const,
    isIsolated,
    bonus: {
      kind: 'bonus' as const,
      isExcluded: share.reason === 'excluded',
      maxStake: terms.max_stake && parseMoney(terms.max_stake).minor,
    },
  };
  const funds = { main: deposit, bonus: amount };
  for (let wagered = 0n; wagered < required; wagered += countedOf(stake, share)) {
    const funding = fundStake(stake, funds, rules);
    if (!funding.isPaid) return null;
    const { main = 0n, bonus = 0n } = funding.funds;
    const win = BigInt(Math.floor(Number(stake) * draw() + 1e-9));
    const toBonus = bonusPart(win, { bonus, whole: stake });
    funds.main += win - toBonus - main;
    funds.bonus += toBonus - bonus;
    // Without bonus money the bonus is lost.
    if (funds.bonus === 0n) return null;
  }
  const paid = funds.main + convertedOf({ terms, amount, balance: funds.bonus });
  return { left: Number(funds.main + funds.bonus), paid: Number(paid) };
}
