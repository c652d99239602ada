import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../jobs/Jobs.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { FeedEntry, FeedFace } from '../winners/feed/module.ts';
import type { NotificationsFace } from '../notifications/notifications/module.ts';
import { claimPrize, findUnpaid, setPrize, writeBoard } from './boardRepository.ts';
import type { DuePrize, FinalPlace } from './boardRepository.ts';
import type { Tournament } from './tournament.ts';
import { seriesDue } from './seed/series.ts';
import { findEnded, findTournament, holdAlone, insertTournament, setFrozen } from './tournamentRepository.ts';
import { lastPrizedPlace, prizeOf } from './tournamentRules.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Pick<SandboxClock, 'now'>;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Opens the tournaments of the house's series, freezes the boards of those that are over, and pays their prizes. Each
 * step is one transaction that does nothing the second time: any number of replicas may run it, and any may be killed.
 */
export class TournamentEnds implements Job {
  readonly name = 'tournaments';
  readonly everyMs = 2_000;

  constructor(
    private readonly deps: Deps,
    private readonly notifications: Pick<NotificationsFace, 'notify'>,
    private readonly feed: FeedFace,
  ) {}

  async run(): Promise<void> {
    const { database, clock } = this.deps;
    for (const tournament of seriesDue(clock.now())) await insertTournament(database, tournament);
    await this.finish();
  }

  /** Freezes what is over and pays what is due. */
  async finish(): Promise<void> {
    const { database, clock, logger } = this.deps;
    for (const id of await findEnded(database, clock.now())) await this.freeze(id);
    for (const prize of await findUnpaid(database)) {
      // One prize that cannot be booked keeps nobody from theirs.
      await this.pay(prize).catch((error: unknown) =>
        logger.error({ err: error, ...named(prize) }, 'a prize is unpaid'),
      );
    }
  }

  private freeze(id: bigint): Promise<void> {
    const { database, clock } = this.deps;
    return database.transaction(async (tx) => {
      await holdAlone(tx, id);
      const tournament = await findTournament(tx, id);
      if (tournament === null || tournament.frozen_at !== null) return;
      const { prizes } = tournament.data;
      const best = await writeBoard(tx, id, lastPrizedPlace(prizes));
      for (const { place, currency } of best) {
        const prize = prizeOf(prizes, place, currency);
        if (prize !== null) await setPrize(tx, id, place, prize, currency);
      }
      const at = clock.now();
      await setFrozen(tx, id, at);
      if (best.length > 0) await this.feed.append(tx, boardEntry(tournament, best, at));
    });
  }

  private pay(due: DuePrize): Promise<void> {
    const { database, clock } = this.deps;
    return database.transaction(async (tx) => {
      const at = clock.now();
      const claimed = await claimPrize(tx, due, at);
      if (claimed === null) return;
      const { tournament_id: id, uid, place, prize, currency, title } = claimed;
      await moveMoney(tx, {
        uid,
        currency,
        kind: 'tournament_prize',
        external: { source: 'tournaments', id: `${id}:${place}` },
        entries: [
          { account: { uid, kind: 'main', currency }, amount: prize },
          { account: { house: 'promotions', currency }, amount: -prize },
        ],
        at,
        cause: { kind: 'bonus', amount: prize },
      });
      const amount = wireMoney(prize, currency);
      const data = { tournament_id: Number(id), title, place, prize: amount };
      await appendEvent(tx, uid, { type: 'tournaments.won', data }, at);
      await this.notifications.notify(tx, {
        uid,
        kind: 'tournamentPrize',
        params: { ...amount, title, place: String(place) },
        path: `/tournaments/${id}`,
      });
    });
  }
}

/** What the verifiable feed says of a final board: its prized places, and nobody's name. */
const boardEntry = ({ id, sysname, data }: Tournament, best: readonly FinalPlace[], at: Date): FeedEntry => ({
  key: `leaderboard:${id}`,
  kind: 'leaderboard',
  at,
  facts: {
    tournament: sysname,
    places: best.map(({ place, points, currency, is_sandbox: isSandbox }) => {
      const prize = prizeOf(data.prizes, place, currency);
      return {
        place,
        points: points.toString(),
        prize: prize === null ? '' : wireMoney(prize, currency).amount,
        currency: prize === null ? '' : currency,
        by: isSandbox ? 'sandbox' : 'player',
      };
    }),
  },
});

const named = ({ tournament_id: id, place }: DuePrize) => ({ tournament: id.toString(), place });
