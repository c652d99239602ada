import type { Database } from '../../server/Database.ts';
import { moveDemo } from './moveDemo.ts';
import { stepPlay } from './playRepository.ts';
import type { PlayRow } from './playRepository.ts';
import { movesOf } from './replay.ts';

/** Makes a move in a demo: its credits move with it. Throws InsufficientFunds. */
export function stepDemo(
  database: Database,
  row: PlayRow,
  move: unknown,
  { staked, payout }: { readonly staked: bigint; readonly payout: bigint | null },
  now: number,
): Promise<{ readonly row: PlayRow; readonly isMade: boolean }> {
  return database.transaction(async (tx) => {
    const moves = JSON.stringify([...movesOf(row), move]);
    const to = payout === null ? 'open' : 'settled';
    const set = { moves, staked, ...(payout === null ? {} : { payout }) };
    const made = await stepPlay(tx, row, { from: 'open', to, moves: row.moves, set }, now);
    if (!made.isMade) return made;
    const balance = await moveDemo(
      tx,
      { token: row.session, decimals: row.decimals },
      staked - row.staked,
      payout ?? 0n,
    );
    return stepPlay(tx, made.row, { from: to, to, moves, set: { balance } }, now);
  });
}
