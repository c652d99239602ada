import { fundStake } from '../../../shared/bonus/fundStake.ts';
import type { Funding, Funds } from '../../../shared/bonus/fundStake.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import type { FundingState } from './FundingState.ts';

interface Stake {
  /** Minor units, above 0. */
  readonly amount: bigint;
  readonly game: { readonly sysname: string; readonly type: string };
}

/** Which balances pay a stake in a game; null while that is not known. The operator decides by the same rule. */
export function payFor(state: FundingState, { amount, game }: Stake, balances: Funds): Funding | null {
  const { funding, paying } = state;
  if (funding === null) return null;
  const most = paying?.terms.max_stake ?? null;
  return fundStake(amount, balances, {
    order: funding.order,
    isIsolated: funding.isIsolated,
    bonus: paying && {
      kind: 'bonus',
      isExcluded: state.lightOf(game)?.tone === 'barred',
      maxStake: most && parseMoney(most).minor,
    },
  });
}
