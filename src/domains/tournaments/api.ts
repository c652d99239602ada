import type { CallInput } from '../../contract/index.ts';
import type { TournamentStatus } from '../../contract/tournaments/tournamentStatuses.ts';
import type { LocaleView } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';
import { parseRow, writeTournament } from './tournamentView.ts';
import type { BoardRow, NextPlace, TournamentView } from './tournamentView.ts';

export interface Board {
  readonly count: number;
  readonly isFinal: boolean;
  readonly rows: readonly BoardRow[];
}

/** A player's own line with those around it. */
export interface OwnLine {
  readonly place: number | null;
  readonly points: number;
  readonly next: NextPlace | null;
}

export interface ListedGame {
  readonly sysname: string;
  readonly title: string;
  readonly image: string;
  readonly colour: string;
  readonly provider: string;
}

/** More than ever run at once. */
const mostRunning = 50;

type GamesOptions = NonNullable<CallInput<'GET games.get'>['options']>;

/** 7-66, 7-77, 7-97 */
export function createTournamentsApi(call: Call, locale: Pick<LocaleView, 'code' | 'dir'>) {
  return {
    async list(status: TournamentStatus, offset: number, count: number) {
      const wire = await call('GET tournaments.get', { status, offset, count });
      return { items: wire.items.map((item) => writeTournament(item, locale)), total: wire.count };
    },
    /** Null if there is none. */
    async one(id: number): Promise<TournamentView | null> {
      const { items } = await call('GET tournaments.get', { ids: [String(id)], status: 'all', count: 1 });
      return items[0] === undefined ? null : writeTournament(items[0], locale);
    },
    /** 4-43: only 1 is success. */
    async participate(id: number): Promise<boolean> {
      const answer: unknown = await call('POST tournaments.participate', { tournament_id: id });
      return answer === 1;
    },
    async board(id: number, offset: number, count: number): Promise<Board> {
      const wire = await call('GET leaderboard.get', { tournament_id: id, offset, count });
      return { count: wire.count, isFinal: wire.is_final, rows: wire.items.map(parseRow) };
    },
    async top(id: number, count: number): Promise<Board> {
      const wire = await call('GET leaderboard.top', { tournament_id: id, count });
      return { count: wire.count, isFinal: wire.is_final, rows: wire.items.map(parseRow) };
    },
    async own(id: number): Promise<OwnLine> {
      const { place, points, next } = await call('GET leaderboard.live', { tournament_id: id, count: 1 });
      return { place, points, next };
    },
    /** The running ones that count the rounds of a game. */
    async countingGame(game: string): Promise<readonly TournamentView[]> {
      const { items } = await call('GET tournaments.get', { status: 'active', game });
      return items.map((item) => writeTournament(item, locale));
    },
    /** The running ones in which a withdrawal sets points of the viewer's to 0. */
    async resetByCashOut(): Promise<readonly TournamentView[]> {
      const { items } = await call('GET tournaments.get', { status: 'active', count: mostRunning });
      const isAtStake = ({ resetsOnCashout, own }: TournamentView) => resetsOnCashout && (own?.points ?? 0) > 0;
      return items.map((item) => writeTournament(item, locale)).filter(isAtStake);
    },
    /** 7-66: games whose rounds count. */
    async games(id: number, count: number) {
      const wire = await call('GET games.get', {
        // The operator fills in what is left out.
        options: {
          id: String(id),
          type: 'tournament',
          offset: 0,
          count,
          sort: 'priority',
          order: 'asc',
        } as GamesOptions,
      });
      const items = wire.items.map(({ sysname, title, image, colour, provider }): ListedGame => ({
        sysname,
        title,
        image,
        colour,
        provider: provider.name,
      }));
      return { items, total: wire.total };
    },
  };
}

export type TournamentsApi = ReturnType<typeof createTournamentsApi>;
