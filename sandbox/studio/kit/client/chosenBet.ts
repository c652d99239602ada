import type { Table } from './GameClient.ts';
import type { StakeField } from './StakeField.ts';

type BetTable<Bet> = Pick<Table<Bet, unknown, unknown>, 'bet' | 'stake' | 'ownsStake'>;

/** All stakes of the next bet; null if the field or the table has none to bet with. */
export const chosenStake = (table: BetTable<unknown>, field: Pick<StakeField, 'stake'>): bigint | null =>
  table.ownsStake === true ? (table.stake?.() ?? null) : field.stake;

/** The bet as chosen; null if it is not complete, which the field or the table then says. */
export function chosenBet<Bet>(
  table: BetTable<Bet>,
  field: Pick<StakeField, 'stake' | 'complain'>,
): { readonly bet: Bet; readonly stake: bigint } | null {
  if (table.ownsStake !== true && field.complain()) return null;
  const bet = table.bet();
  const stake = chosenStake(table, field);
  return bet === null || stake === null ? null : { bet, stake };
}
