import type { Points, Side, TennisSituation } from '../types.ts';
import { other, SETS_TO_WIN } from './tennisRules.ts';

/** What a point or a game ended. */
export interface Ended {
  readonly game: boolean;
  readonly set: boolean;
  readonly match: boolean;
}

/** Keeps the score of a match, point by point or game by game. */
export class TennisBoard {
  #sets: { home: number; away: number }[] = [{ home: 0, away: 0 }];
  #points = { home: 0, away: 0 };
  #games: Side[][] = [[]];
  #server: Side;
  #winner: Side | null = null;

  constructor(server: Side) {
    this.#server = server;
  }

  static of(situation: TennisSituation): TennisBoard {
    const board = new TennisBoard(situation.server);
    board.#sets = situation.sets.map((set) => ({ ...set }));
    board.#points = { ...situation.points };
    board.#games = situation.games.map((games) => [...games]);
    board.#winner = situation.winner;
    return board;
  }

  get winner(): Side | null {
    return this.#winner;
  }

  get isTieBreak(): boolean {
    return isTieBreak(this.#set);
  }

  /** Who serves the next point; in a tie-break that changes after the first point and then after every other one. */
  get pointServer(): Side {
    const played = this.#points.home + this.#points.away;
    return this.isTieBreak && Math.ceil(played / 2) % 2 === 1 ? other(this.#server) : this.#server;
  }

  /** Whether the next point can end the game. */
  get isGamePoint(): boolean {
    const target = this.isTieBreak ? 7 : 4;
    const { home, away } = this.#points;
    const most = Math.max(home, away);
    return most + 1 >= target && home !== away;
  }

  get sets(): Points {
    return setsWon(this.#sets);
  }

  get periods(): readonly Points[] {
    return this.#sets.map((set) => ({ ...set }));
  }

  winPoint(side: Side): Ended {
    this.#points[side] += 1;
    const target = this.isTieBreak ? 7 : 4;
    const lead = this.#points[side] - this.#points[other(side)];
    return this.#points[side] >= target && lead >= 2 ? this.winGame(side) : { game: false, set: false, match: false };
  }

  winGame(side: Side): Ended {
    const set = this.#set;
    set[side] += 1;
    this.#games.at(-1)?.push(side);
    this.#points = { home: 0, away: 0 };
    this.#server = other(this.#server);
    if (!isSetOver(set)) return { game: true, set: false, match: false };
    if (this.sets[side] >= SETS_TO_WIN) {
      this.#winner = side;
      return { game: true, set: true, match: true };
    }
    this.#sets.push({ home: 0, away: 0 });
    this.#games.push([]);
    return { game: true, set: true, match: false };
  }

  /** `Set 2 4:3 40-15`. */
  get clock(): string {
    if (this.#winner) return 'FT';
    const { home, away } = this.#set;
    return `Set ${this.#sets.length} ${home}:${away} ${this.pointsText}`;
  }

  get pointsText(): string {
    const { home, away } = this.#points;
    if (this.isTieBreak) return `${home}-${away}`;
    if (home >= 3 && away >= 3) {
      if (home === away) return '40-40';
      return home > away ? 'A-40' : '40-A';
    }
    return `${[0, 15, 30, 40][home] ?? 40}-${[0, 15, 30, 40][away] ?? 40}`;
  }

  get situation(): TennisSituation {
    return {
      sport: 'tennis',
      sets: this.periods,
      points: { ...this.#points },
      server: this.#server,
      isTieBreak: this.isTieBreak,
      winner: this.#winner,
      games: this.#games.map((games) => [...games]),
    };
  }

  get #set(): { home: number; away: number } {
    const set = this.#sets.at(-1);
    if (!set) throw new Error('A match has a set');
    return set;
  }
}

const isTieBreak = ({ home, away }: Points): boolean => home === 6 && away === 6;

export const isSetOver = ({ home, away }: Points): boolean =>
  (Math.max(home, away) >= 6 && Math.abs(home - away) >= 2) || Math.max(home, away) === 7;

export function setsWon(sets: readonly Points[]): Points {
  const over = sets.filter(isSetOver);
  const home = over.filter((set) => set.home > set.away).length;
  return { home, away: over.length - home };
}
