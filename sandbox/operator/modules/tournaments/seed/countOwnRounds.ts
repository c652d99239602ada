import type { Sql } from '../../../../database/database.ts';
import { isHistoryRound } from '../../../seedHistory.ts';
import { seedPlayer } from '../../../seedPlayers.ts';
import type { NewTournament } from '../tournament.ts';
import type { TournamentPoints } from '../TournamentPoints.ts';

interface OwnRound {
  readonly id: string;
  readonly uid: bigint;
  readonly game: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: Date;
}

/**
 * Lets the rounds that the ready-made player had within a tournament's time count in it: they were booked without those
 * that take part in rounds. Rounds of bonus money count nowhere; the rules decide which of the others bring points.
 */
export async function countOwnRounds(
  tx: Sql,
  points: Pick<TournamentPoints, 'booked'>,
  { starts_at: start, ends_at: end }: Pick<NewTournament, 'starts_at' | 'ends_at'>,
): Promise<void> {
  const rounds = await tx.query<OwnRound>(
    `select id, uid, game, currency, stake, payout, started_at as at from operator.round_facts
     where uid = $1 and status = 'settled' and started_at >= $2 and settled_at < $3 order by started_at, id`,
    [seedPlayer.uid, start, end],
  );
  for (const { id, stake, payout, ...round } of rounds.filter((one) => isHistoryRound(one.id))) {
    const common = { ...round, roundId: id, originalId: null, isRaise: false, isFree: false };
    const split = (main: bigint) => ({ main, bonus: 0n, account: 'bonus' as const });
    const [bet, win] = [`${id}:bet`, `${id}:win`];
    await points.booked(tx, { ...common, id: bet, kind: 'bet', amount: stake, split: split(stake), isLast: false });
    await points.booked(tx, { ...common, id: win, kind: 'win', amount: payout, split: split(payout), isLast: true });
  }
}
