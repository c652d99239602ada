import type { Points, Side } from '../types.ts';
import type { WeightedTally } from './WeightedTally.ts';
import { isSetOver } from './TennisBoard.ts';
import type { TennisRates } from './tennisRules.ts';
import { other } from './tennisRules.ts';

/** That the server wins a game from these points, winning each with probability `p`. */
function serverWins(p: number, server: number, returner: number): number {
  const deuce = p ** 2 / (p ** 2 + (1 - p) ** 2);
  if (server >= 3 && returner >= 3) {
    if (server === returner) return deuce;
    return server > returner ? p + (1 - p) * deuce : p * deuce;
  }
  if (server >= 4) return 1;
  if (returner >= 4) return 0;
  return p * serverWins(p, server + 1, returner) + (1 - p) * serverWins(p, server, returner + 1);
}

/** That home wins a tie-break from these points; `first` served its first point. */
function homeWinsTieBreak({ serve }: TennisRates, first: Side, home: number, away: number): number {
  const onOwn = serve.home;
  const onOther = 1 - serve.away;
  const played = home + away;
  const server = Math.ceil(played / 2) % 2 === 1 ? other(first) : first;
  const chance = server === 'home' ? onOwn : onOther;
  if (home >= 6 && away >= 6) {
    // At level points each side serves one of the next two.
    const both = onOwn * onOther;
    const level = both / (both + (1 - onOwn) * (1 - onOther));
    if (home === away) return level;
    return home > away ? chance + (1 - chance) * level : chance * level;
  }
  if (home >= 7) return 1;
  if (away >= 7) return 0;
  return (
    chance * homeWinsTieBreak({ serve }, first, home + 1, away) +
    (1 - chance) * homeWinsTieBreak({ serve }, first, home, away + 1)
  );
}

export interface SetEnd extends Points {
  readonly chance: number;
  /** Who serves first in the next set. */
  readonly next: Side;
}

/** Exact probabilities of games and sets of one match. */
export class TennisChances {
  readonly #rates: TennisRates;
  readonly #known = new Map<string, readonly SetEnd[]>();
  readonly #games = new Map<string, number>();
  readonly #tallies = new Map<string, readonly WeightedTally[]>();

  constructor(rates: TennisRates) {
    this.#rates = rates;
  }

  /** That home wins the running game or tie-break. */
  homeWinsGame(server: Side, isTieBreak: boolean, { home, away }: Points): number {
    const key = `${server}${isTieBreak ? 't' : ''}${home}:${away}`;
    const known = this.#games.get(key);
    if (known !== undefined) return known;
    const chance = this.#homeWinsGame(server, isTieBreak, home, away);
    this.#games.set(key, chance);
    return chance;
  }

  #homeWinsGame(server: Side, isTieBreak: boolean, home: number, away: number): number {
    if (isTieBreak) return homeWinsTieBreak(this.#rates, server, home, away);
    if (server === 'home') return serverWins(this.#rates.serve.home, home, away);
    return 1 - serverWins(this.#rates.serve.away, away, home);
  }

  /** Computes once what follows a set. */
  kept(key: string, compute: () => readonly WeightedTally[]): readonly WeightedTally[] {
    const tallies = this.#tallies.get(key) ?? compute();
    this.#tallies.set(key, tallies);
    return tallies;
  }

  /** How a set ends from the start of a game. */
  setFrom(home: number, away: number, server: Side): readonly SetEnd[] {
    const key = `${home}:${away}${server}`;
    const known = this.#known.get(key);
    if (known) return known;
    const isTieBreak = home === 6 && away === 6;
    const ends = this.setAfterGame({ home, away }, server, this.homeWinsGame(server, isTieBreak, { home: 0, away: 0 }));
    this.#known.set(key, ends);
    return ends;
  }

  /** The same with the probability that home wins the game that is being played. */
  setAfterGame({ home, away }: Points, server: Side, chance: number): readonly SetEnd[] {
    const ends = new Map<string, SetEnd>();
    for (const [set, share] of [
      [{ home: home + 1, away }, chance],
      [{ home, away: away + 1 }, 1 - chance],
    ] as const) {
      const next = other(server);
      const later = isSetOver(set) ? [{ ...set, chance: 1, next }] : this.setFrom(set.home, set.away, next);
      for (const end of later) {
        const key = `${end.home}:${end.away}`;
        ends.set(key, { ...end, chance: (ends.get(key)?.chance ?? 0) + end.chance * share });
      }
    }
    return [...ends.values()];
  }
}
