import type { BonusTerms } from '../../../../src/shared/bonus/terms.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { games } from './BonusDesk.ts';
import type { Chance } from './Chance.ts';

const names = Object.keys(games);

/** Terms of every kind that there is, the odd ones too; the maximum stake in minor units beside them. */
export function randomTerms(chance: Chance, currency: string): { terms: BonusTerms; maxStake: bigint | null } {
  const maxStake = chance.happens(0.5) ? chance.amount(50, 600) : null;
  const percent = () => chance.of([0, 5, 10, 33, 50, 100]);
  const some = (from: readonly string[]) =>
    Object.fromEntries(from.filter(() => chance.happens(0.3)).map((name) => [name, percent()]));
  return {
    maxStake,
    terms: {
      type: chance.happens(0.85) ? 'casino' : 'betting',
      wager_times: chance.happens(0.05) ? 0 : chance.whole(1, 4),
      wager_base: chance.happens(0.7) ? 'bonus' : 'deposit_and_bonus',
      is_sticky: chance.happens(0.3),
      max_stake: maxStake === null ? null : wireMoney(maxStake, currency),
      max_conversion_times: chance.happens(0.3) ? chance.whole(1, 3) : null,
      days: chance.whole(1, 10),
      counts: {
        types: some(Object.values(games)),
        games: some(names),
        excluded: chance.happens(0.25) ? [chance.of(names)] : [],
      },
    },
  };
}
