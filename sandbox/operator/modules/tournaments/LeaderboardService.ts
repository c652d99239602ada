import type { LeaderboardState } from '../../../../src/contract/tournaments/tournaments.ts';
import type { Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import type { TopicReading, TopicSource } from '../../topics/TopicSource.ts';
import { countBoard, findBoard, findOwnPart, pointsAt } from './boardRepository.ts';
import type { BoardRow, OwnPart } from './boardRepository.ts';
import { presentRow } from './presentTournament.ts';
import type { WireNext } from './presentTournament.ts';
import type { Tournament } from './tournament.ts';
import { findTournament, TOURNAMENT_ID } from './tournamentRepository.ts';
import { nextStep } from './tournamentRules.ts';

/** Lines of the public topic. */
const TOPIC_ROWS = 20;

/** 7-77: boards of points, and the public topic `leaderboard:{id}`. */
export class LeaderboardService implements TopicSource {
  readonly family = 'leaderboard';

  constructor(
    private readonly sql: Sql,
    private readonly clock: Pick<SandboxClock, 'now'>,
  ) {}

  async page(
    viewer: Player | null,
    id: number,
    { offset, count }: { readonly offset: number; readonly count: number },
  ) {
    const tournament = await this.demand(id);
    return {
      count: await countBoard(this.sql, tournament),
      is_final: tournament.frozen_at !== null,
      items: (await this.rows(tournament, offset, count)).map((row) => presentRow(row, viewer?.uid ?? null)),
    };
  }

  /** The player's own line in the middle of `count` lines; the first ones without a place. */
  async around(id: number, { uid }: Player, count: number) {
    const tournament = await this.demand(id);
    const own = await findOwnPart(this.sql, tournament, uid);
    const place = own?.place ?? null;
    const before = place === null ? 0 : Math.max(0, Number(place) - 1 - Math.floor(count / 2));
    return {
      place: place === null ? null : Number(place),
      points: Number(own?.points ?? 0n),
      next: own === null ? null : await this.nextOf(tournament, own),
      items: (await this.rows(tournament, before, count)).map((row) => presentRow(row, uid)),
    };
  }

  /** 3-64: the next better prize of a participant, and the points that its last place has now: what must be passed. */
  async nextOf(tournament: Tournament, { place }: Pick<OwnPart, 'place'>): Promise<WireNext> {
    if (tournament.frozen_at !== null) return null;
    const step = nextStep(tournament.data.prizes, place === null ? null : Number(place));
    if (step === null) return null;
    // A place that nobody has yet is taken by the first point.
    return { place: step, points: Number((await pointsAt(this.sql, tournament.id, step)) ?? 0n) };
  }

  async read(id: string): Promise<TopicReading | null> {
    if (!TOURNAMENT_ID.test(id)) return null;
    const tournament = await findTournament(this.sql, BigInt(id));
    if (tournament === null) return null;
    const state: LeaderboardState = {
      is_final: tournament.frozen_at !== null,
      count: await countBoard(this.sql, tournament),
      items: (await this.rows(tournament, 0, TOPIC_ROWS)).map((row) => presentRow(row, null)),
    };
    return { version: JSON.stringify(state), state: () => state };
  }

  private rows(tournament: Tournament, offset: number, count: number): Promise<BoardRow[]> {
    return findBoard(this.sql, tournament, { offset, count, now: this.clock.now() });
  }

  private async demand(id: number): Promise<Tournament> {
    const tournament = await findTournament(this.sql, BigInt(id));
    if (tournament === null) throw invalidField('tournament_id', 'unknownTournament');
    return tournament;
  }
}
