import type { SandboxSettings } from '../../../settings.ts';
import type { Database } from '../../../database/database.ts';
import { insertParticipant } from '../../modules/tournaments/pointsRepository.ts';
import { houseSeries } from '../../modules/tournaments/seed/series.ts';
import { TournamentEnds } from '../../modules/tournaments/TournamentEnds.ts';
import { TournamentPoints } from '../../modules/tournaments/TournamentPoints.ts';
import { insertTournament } from '../../modules/tournaments/tournamentRepository.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { RoundDesk } from '../RoundDesk.ts';
import type { ProofPlayer } from '../RoundDesk.ts';
import type { ModelTournament } from './TournamentModel.ts';

const games = { 'proof-reels': { type: 'slot' }, 'proof-cards': { type: 'casino' } } as const;
export type ProofGame = keyof typeof games;
export const proofGames = Object.keys(games) as readonly ProofGame[];

/** The wallet with points, and two replicas that end tournaments. The clock stands until it is set. */
export class TournamentDesk extends RoundDesk<ProofGame> {
  private readonly points: TournamentPoints;
  private readonly ends: readonly TournamentEnds[];

  constructor(
    database: Database,
    config: SandboxSettings,
    private readonly time: { ms: number },
  ) {
    const clock = new SandboxClock({ now: () => new Date(time.ms) });
    const points = new TournamentPoints(clock);
    super(database, config, clock, games, [points]);
    this.points = points;
    const done = () => Promise.resolve();
    const end = () => new TournamentEnds({ database, clock, logger: console }, { notify: done }, { append: done });
    this.ends = [end(), end()];
  }

  get now(): number {
    return this.time.ms;
  }

  set now(ms: number) {
    this.time.ms = ms;
  }

  /** A tournament of one of the house's kinds, from `startsAt` to `endsAt`. */
  async addTournament(name: string, kind: Omit<ModelTournament, 'id'>): Promise<ModelTournament> {
    const model = houseSeries.find(({ tournament }) => tournament.rule === kind.rule);
    if (model === undefined) throw new Error(`There is no tournament of the rule ${kind.rule}`);
    const id = await insertTournament(this.database, {
      ...model.tournament,
      sysname: name,
      games: kind.games,
      starts_at: new Date(kind.startsAt),
      ends_at: new Date(kind.endsAt),
      reset_on_cashout: kind.resets,
    });
    if (id === null) throw new Error(`There is a tournament ${name}`);
    return { ...kind, id };
  }

  /** Returns the participant's number. */
  async join({ id }: ModelTournament, { uid }: ProofPlayer): Promise<bigint> {
    const number = await insertParticipant(this.database, id, uid, new Date(this.now));
    if (number === null) throw new Error('The player has joined before');
    return number;
  }

  cashOut({ uid }: ProofPlayer): Promise<void> {
    return this.database.transaction((tx) => this.points.cashedOut(tx, uid));
  }

  /** Both replicas at once. */
  async finish(): Promise<void> {
    await Promise.all(this.ends.map((end) => end.finish()));
  }
}
