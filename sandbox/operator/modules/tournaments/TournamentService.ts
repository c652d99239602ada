import { tellHappening } from '../../happenings/tellHappening.ts';
import type { TournamentBar } from '../../../../src/contract/tournaments/tournaments.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { OperatorError } from '../../OperatorError.ts';
import { defaultCurrency } from '../../market/facts.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { exclusionOf } from '../../players/Exclusions.ts';
import type { Player } from '../../players/player.ts';
import type { LoyaltyFace } from '../loyalty/loyalty/module.ts';
import type { RequirementsFace } from '../verification/requirements/module.ts';
import { findBoard, findOwnPart } from './boardRepository.ts';
import type { LeaderboardService } from './LeaderboardService.ts';
import { insertParticipant } from './pointsRepository.ts';
import { countTickets, takeTicket } from './ticketRepository.ts';
import { partOf, presentTournament } from './presentTournament.ts';
import type { WireTournament } from './presentTournament.ts';
import type { Tournament } from './tournament.ts';
import {
  countTournaments,
  findTournament,
  findTournaments,
  holdShared,
  TOURNAMENT_ID,
} from './tournamentRepository.ts';
import type { ListedTournament } from './tournamentRepository.ts';
import { statusOf } from './tournamentRules.ts';

export interface TournamentParts {
  readonly boards: Pick<LeaderboardService, 'nextOf'>;
  readonly loyalty: Pick<LoyaltyFace, 'levelOf'>;
  readonly requirements: Pick<RequirementsFace, 'check' | 'unmetDeposit'>;
  readonly vendorsUrl: string;
}

interface Wanted {
  readonly ids: readonly string[];
  readonly fields: readonly string[];
  readonly status: string;
  readonly game: string;
  readonly offset: number;
  readonly count: number;
}

/** Lines of a final board that a tournament names by itself. */
const WINNERS = 3;

/** 7-97: what viewers see of tournaments, and joining them. */
export class TournamentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly parts: TournamentParts,
  ) {}

  async list(player: Player | null, { ids, fields, ...page }: Wanted) {
    const known = ids.filter((id) => TOURNAMENT_ID.test(id)).map(BigInt);
    // Ids that are none match nothing, rather than everything.
    if (ids.length > 0 && known.length === 0) return { count: 0, items: [] };
    const filter = { ...page, ids: known, now: this.clock.now() };
    const found = await findTournaments(this.database, filter);
    const items = await Promise.all(found.map((tournament) => this.shown(tournament, player, filter.now)));
    return { count: await countTournaments(this.database, filter), items: items.map((item) => partOf(item, fields)) };
  }

  /** 7-99. Two requests at once join once; the second is refused. */
  participate(player: Player, id: number): Promise<1> {
    return this.database.transaction<1>(async (tx) => {
      await holdShared(tx, BigInt(id));
      const tournament = await findTournament(tx, BigInt(id));
      if (tournament === null) throw invalidField('tournament_id', 'unknownTournament');
      const now = this.clock.now();
      if (statusOf(tournament, now) === 'past') throw invalidField('tournament_id', 'tournamentOver');
      await this.parts.requirements.check(tx, player, 'play');
      const bar = await this.barOf(tx, tournament, player);
      if (bar !== null) throw bar.error;
      const number = await insertParticipant(tx, tournament.id, player.uid, now);
      if (number === null) throw invalidField('tournament_id', 'alreadyJoined');
      const { needs_ticket: needsTicket = false } = tournament.data.restrictions;
      if (needsTicket && !(await takeTicket(tx, player.uid, tournament.id, now)))
        throw invalidField('tournament_id', 'restrictedTicket');
      await tellHappening(tx, player.uid, 'tournamentJoined', { tournament_id: id }, now);
      await appendEvent(tx, player.uid, { type: 'tournaments.joined', data: { tournament_id: id } }, now);
      return 1;
    });
  }

  private async shown(tournament: ListedTournament, player: Player | null, now: Date): Promise<WireTournament> {
    const { database } = this;
    const own = player && (await findOwnPart(database, tournament, player.uid));
    const canJoin = player !== null && own === null && statusOf(tournament, now) !== 'past';
    return presentTournament(tournament, {
      uid: player?.uid ?? null,
      currency: player?.currency ?? defaultCurrency,
      now,
      vendorsUrl: this.parts.vendorsUrl,
      own,
      next: own && (await this.parts.boards.nextOf(tournament, own)),
      winners:
        tournament.frozen_at === null ? [] : await findBoard(database, tournament, { offset: 0, count: WINNERS, now }),
      unmet: canJoin ? ((await this.barOf(database, tournament, player))?.bar ?? null) : null,
    });
  }

  /** The first thing that keeps a player from joining. */
  private async barOf(
    sql: Sql,
    { data: { restrictions } }: Pick<Tournament, 'data'>,
    player: Player,
  ): Promise<{ readonly bar: TournamentBar; readonly error: OperatorError } | null> {
    const refused = (bar: TournamentBar, code: string) => ({ bar, error: invalidField('tournament_id', code) });
    const { countries, level, needs_deposit: needsDeposit, needs_ticket: needsTicket = false } = restrictions;
    if ((await exclusionOf(sql, player.uid, this.clock.now())) !== null)
      return refused('excluded', 'restrictedExcluded');
    if (countries.includes(player.country_code)) return refused('country', 'restrictedCountry');
    if (level > 0 && (await this.parts.loyalty.levelOf(sql, player.uid)) < level)
      return refused('level', 'restrictedLevel');
    const error = needsDeposit ? await this.parts.requirements.unmetDeposit(sql, player) : null;
    if (error !== null) return { bar: 'deposit', error };
    return needsTicket && (await countTickets(sql, player.uid)) === 0 ? refused('ticket', 'restrictedTicket') : null;
  }
}
