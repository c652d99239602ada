import type { Sql } from '../../../database/database.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { BookedMovement, RoundListener } from '../wallet/wallet/module.ts';
import {
  changeRound,
  endRound,
  findFollowed,
  findResetting,
  followRound,
  raisePoints,
  recountPoints,
  resetPoints,
} from './pointsRepository.ts';
import type { FollowedRound } from './pointsRepository.ts';
import { findTournament, holdShared } from './tournamentRepository.ts';
import { pointsOf } from './tournamentRules.ts';

/**
 * Points from real rounds: of participants, in a tournament's games, begun after joining and within its time. They come
 * when a round ends; one that ends after the tournament is late and brings none. Everything is written in the
 * transaction of the movement itself.
 */
export class TournamentPoints implements RoundListener {
  constructor(private readonly clock: Pick<SandboxClock, 'now'>) {}

  async booked(tx: Sql, movement: BookedMovement): Promise<void> {
    const { kind, roundId, amount, split, isRaise, isFree, isLast } = movement;
    // Free spins stake nothing of the player's.
    if (isFree) return;
    const { main, bonus } = split;
    if (kind === 'bet') {
      if (isRaise) await changeRound(tx, roundId, { main, bonus });
      else await followRound(tx, { ...movement, main, bonus });
      return;
    }
    if (kind === 'rollback') await changeRound(tx, roundId, { main: -main, bonus: -bonus });
    else if (amount > 0n) await changeRound(tx, roundId, { payout: amount });
    if (!isLast) return;
    for (const round of await findFollowed(tx, roundId)) await this.end(tx, round, movement);
  }

  /** A withdrawal: in tournaments that say so, the player's points are lost. */
  async cashedOut(tx: Sql, uid: bigint): Promise<void> {
    for (const { id } of await findResetting(tx, uid)) {
      await holdShared(tx, id);
      const tournament = await findTournament(tx, id);
      if (tournament?.frozen_at === null) await resetPoints(tx, id, uid, this.clock.now());
    }
  }

  private async end(tx: Sql, round: FollowedRound, { kind, roundId, at }: BookedMovement): Promise<void> {
    const { tournament_id: tournamentId, uid } = round;
    await holdShared(tx, tournamentId);
    const tournament = await findTournament(tx, tournamentId);
    if (tournament === null) return;
    const isOver = tournament.frozen_at !== null || at > tournament.ends_at;
    const key = { tournamentId, roundId };
    if (kind === 'rollback') {
      // A frozen board has been paid: it stands.
      if (tournament.frozen_at !== null && round.state === 'counted') return;
      await endRound(tx, key, { state: 'returned', points: 0n, at });
      if (round.state === 'counted') await recountPoints(tx, tournament, uid, at);
      return;
    }
    if (round.state !== 'open') return;
    if (isOver) {
      await endRound(tx, key, { state: 'late', points: 0n, at });
      return;
    }
    const points = pointsOf({ rule: tournament.rule, ...tournament.data }, round);
    await endRound(tx, key, { state: 'counted', points, at });
    if (points > 0n) await raisePoints(tx, tournament, uid, points, at);
  }
}
