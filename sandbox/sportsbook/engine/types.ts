/** The shapes of the sportsbook's engine. All times are in ms, all prices in thousandths (1850 is 1.85). */

export type Sport = 'football' | 'tennis' | 'basketball' | 'ice_hockey';
export type Side = 'home' | 'away';
export type Phase = 'before' | 'live' | 'break' | 'ended';

export interface League {
  readonly id: string;
  readonly sport: Sport;
  /** An invented name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, or '' for a competition of many countries. */
  readonly country: string;
}

/**
 * A team, in tennis a player. Both ratings are around 0, and higher is better. In tennis `attack` is the serve and
 * `defence` the return.
 */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly attack: number;
  readonly defence: number;
}

export interface Fixture {
  readonly id: string;
  readonly sport: Sport;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  /** Since the epoch. */
  readonly startsAt: number;
}

export interface Points {
  readonly home: number;
  readonly away: number;
}

/** Goals, points or sets; `periods` has halves, quarters, periods or sets (in games), those that have begun. */
export interface Score extends Points {
  readonly periods: readonly Points[];
}

export interface MatchEvent {
  /** Since the match's start. */
  readonly at: number;
  /** E.g. `goal`, `danger`, `corner`, `game`, `ace`, `basket`; see each sport's simulation. */
  readonly kind: string;
  readonly side: Side | null;
  readonly clock: string;
  readonly score: Score;
  readonly data?: Readonly<Record<string, string | number>>;
}

export interface Statistic extends Points {
  readonly key: string;
}

export interface BallAt {
  /** 0 to 100 along the pitch; home attacks towards 100. */
  readonly x: number;
  /** 0 to 100 across the pitch. */
  readonly y: number;
  /** Who has the ball. */
  readonly side: Side;
}

/**
 * What a price of football and ice hockey depends on besides the score: `tick` is the next second of the period in
 * which an attack can begin, `added` the announced minutes of added time (null: not announced yet).
 */
export interface GoalsSituation {
  readonly sport: 'football' | 'ice_hockey';
  readonly stage: 'regulation' | 'overtime' | 'shootout' | 'ended';
  /** From 0. */
  readonly period: number;
  readonly tick: number;
  readonly added: number | null;
  /** Goals of regulation time, one entry a period. */
  readonly periods: readonly Points[];
  /** Who scored, in order, in regulation time. */
  readonly scorers: readonly Side[];
  /** Winner with overtime and shootout, null until it is known or after a draw. */
  readonly winner: Side | null;
}

export interface TennisSituation {
  readonly sport: 'tennis';
  /** Games of all sets that have begun; the last one is being played unless the match has ended. */
  readonly sets: readonly Points[];
  /** Points of the running game or tie-break, 0, 1, 2, … */
  readonly points: Points;
  readonly server: Side;
  readonly isTieBreak: boolean;
  readonly winner: Side | null;
  /** Winners of the games of each set, in order. */
  readonly games: readonly (readonly Side[])[];
}

export interface BasketballSituation {
  readonly sport: 'basketball';
  /** From 0; 4 and above are overtimes. */
  readonly period: number;
  /** Possessions that have ended in this period. */
  readonly possession: number;
  readonly periods: readonly Points[];
  readonly isEnded: boolean;
}

export type Situation = GoalsSituation | TennisSituation | BasketballSituation;

export interface MatchState {
  readonly phase: Phase;
  /** From 1; 0 before the match. */
  readonly period: number;
  /** `63'`, `Set 2 4:3 40-15`, `Q3 04:12`, `HT`, `FT`. */
  readonly clock: string;
  readonly score: Score;
  readonly statistics: readonly Statistic[];
  /** An attack, a game point or a free throw is being played: no bets are taken. */
  readonly isDanger: boolean;
  readonly dangerSide: Side | null;
  /** Those that have happened. */
  readonly events: readonly MatchEvent[];
  readonly ballAt?: BallAt;
  /** All that the probabilities of what is left depend on. */
  readonly situation: Situation;
}

/** A whole match as it will be played. It must not reach a client before its time. */
export interface MatchTimeline {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  /** Since the match's start. */
  readonly endsAt: number;
  /** For the ball and possession, which depend on nothing else. */
  readonly noise: number;
  readonly details: GoalsDetails | TennisDetails | BasketballDetails;
}

export interface Attack {
  readonly from: number;
  readonly until: number;
  readonly side: Side;
  readonly isGoal: boolean;
}

export interface GoalsDetails {
  readonly sport: 'football' | 'ice_hockey';
  /** Of each period with overtime, in ms; `added` in minutes. */
  readonly periods: readonly { readonly from: number; readonly until: number; readonly added: number }[];
  readonly attacks: readonly Attack[];
  readonly shootout: { readonly from: number; readonly winner: Side } | null;
}

export interface TennisDetails {
  readonly sport: 'tennis';
  readonly points: readonly { readonly from: number; readonly at: number; readonly winner: Side }[];
}

export interface BasketballDetails {
  readonly sport: 'basketball';
  readonly periods: readonly { readonly from: number; readonly until: number }[];
  readonly possessions: readonly {
    readonly period: number;
    readonly at: number;
    readonly side: Side;
    readonly points: number;
    /** When free throws were awarded, or null. */
    readonly foulAt: number | null;
  }[];
}

export interface Selection {
  readonly key: string;
  readonly probability: number;
  /** Decimal odds in thousandths. */
  readonly price: number;
}

export interface Market {
  readonly key: string;
  readonly kind: string;
  readonly line: number | null;
  /** From 1; null for the whole match. In `game_winner:2:7` the set, and `line` is the game. */
  readonly period: number | null;
  /** No bets: danger, or one selection is nearly certain. */
  readonly isSuspended: boolean;
  readonly selections: readonly Selection[];
}

export interface Pick {
  readonly market: string;
  readonly selection: string;
}

export type LegResult = 'won' | 'lost' | 'void' | { readonly deadHeat: number };
