import { tableGames } from '../../../games/tableGames.ts';
import type { Database } from '../../../server/Database.ts';
import { StudioError } from '../../../server/StudioError.ts';
import type { PlayRow } from '../../server/playRepository.ts';
import type { PlaySettlement } from '../../server/PlaySettlement.ts';
import { RuleError } from '../../rounds/RoundGame.ts';
import { makeTableMove } from './tablePlays.ts';
import { findTableRound, outcomeOf } from './tableRepository.ts';

/**
 * Cashes a bet out at the multiplier of the time when the call arrived, by this server's clock, and at its target at
 * most. A repeated call, or one after the automatic cash-out, changes nothing. Throws StudioError TooLate, or a RuleError.
 */
export async function cashOutPlay(
  database: Database,
  settlement: PlaySettlement,
  row: PlayRow,
  arrivedAt: number,
): Promise<PlayRow> {
  const flight = tableGames.get(row.game)?.flight;
  if (flight === undefined) throw new RuleError('move', 'The game has no moves');
  if (row.state !== 'open') return row;
  const round = row.table_round === null ? null : await findTableRound(database, row.table_round);
  if (round === null || round.running_at === null || round.outcome === null)
    throw new RuleError('move', 'The flight has not begun');
  const now = flight.multiplierAt(arrivedAt - Number(round.running_at));
  // A press beyond the bet's target gets the target, also if the table has not cashed it out yet.
  const at = Math.min(now, flight.target(JSON.parse(row.bet)) ?? now);
  if (at < flight.least) throw new RuleError('at', 'The multiplier is too low to cash out');
  if (!flight.reaches(outcomeOf(round), at)) throw new StudioError('TooLate', 'The round had ended before');
  return settlement.finish(await makeTableMove(database, settlement, row, { kind: 'cashOut', at }, arrivedAt));
}
