import type { Database } from '../../../server/Database.ts';
import { moveDemo } from '../../server/moveDemo.ts';
import { stepPlay } from '../../server/playRepository.ts';
import type { PlayRow } from '../../server/playRepository.ts';
import type { PlaySettlement } from '../../server/PlaySettlement.ts';
import { movesOf, replay } from '../../server/replay.ts';
import { stepDemo } from '../../server/stepDemo.ts';
import { END } from '../TableGame.ts';
import type { TableGame, TableMove } from '../TableGame.ts';
import { openPlaysOfTable, outcomeOf } from './tableRepository.ts';
import type { TableRound } from './tableRepository.ts';

/** Writes the server's move in a bet; the money follows by `PlaySettlement.finish`. Returns the bet as it is now. */
export async function makeTableMove(
  database: Database,
  settlement: PlaySettlement,
  row: PlayRow,
  move: TableMove,
  now: number,
): Promise<PlayRow> {
  if (row.mode === 'demo') {
    const after = await replay(row, [...movesOf(row), move]);
    return (await stepDemo(database, row, move, after, now)).row;
  }
  return (await stepPlay(database, row, await settlement.stepOf(row, move), now)).row;
}

const INTERRUPTED = { type: 'RoundRolledBack', message: 'The round was interrupted, and the stake was given back' };

/** Gives back the stake of a bet whose player could not cash out; the operator's part follows by `finish`. */
async function giveBackPlay(database: Database, row: PlayRow, now: number): Promise<PlayRow> {
  const { moves } = row;
  const set = { error: INTERRUPTED };
  if (row.mode === 'play')
    return (await stepPlay(database, row, { from: 'open', to: 'rolling_back', moves, set }, now)).row;
  return database.transaction(async (tx) => {
    const made = await stepPlay(tx, row, { from: 'open', to: 'rolled_back', moves, set }, now);
    if (made.isMade) await moveDemo(tx, { token: row.session, decimals: row.decimals }, 0n, row.staked);
    return made.row;
  });
}

/**
 * Ends the bets of a round that are still open. If the flight was interrupted, those whose target it had not reached are
 * given back. The operator's answers are not waited for: what fails is tried again by the reconciliation.
 */
export async function endTablePlays(
  { flight }: TableGame,
  round: TableRound,
  {
    database,
    settlement,
    now,
  }: { readonly database: Database; readonly settlement: PlaySettlement; readonly now: () => number },
  how: 'ended' | 'interrupted',
): Promise<void> {
  for (const play of await openPlaysOfTable(database, round.id)) {
    const target = flight?.target(JSON.parse(play.bet)) ?? null;
    const isReached = target !== null && flight?.reaches(outcomeOf(round), target) === true;
    const ended =
      how === 'interrupted' && !isReached
        ? await giveBackPlay(database, play, now())
        : await makeTableMove(database, settlement, play, END, now());
    settlement.finish(ended).catch(() => undefined);
  }
}
