import type { MatchEvent, MatchState, Score, Sport } from '../../engine/types.ts';

/** What the sportsbook's API says of events; the client has the same types. Odds are thousandths. */

export interface WireTeam {
  readonly name: string;
  readonly short: string;
}

export interface WireSelection {
  readonly key: string;
  readonly price: number;
}

export interface WireMarket {
  readonly key: string;
  readonly kind: string;
  readonly line: number | null;
  readonly period: number | null;
  readonly isSuspended: boolean;
  readonly selections: readonly WireSelection[];
}

/** One line of a list: the score and the main market. */
export interface WireLine {
  readonly id: string;
  readonly sport: Sport;
  readonly league: { readonly id: string; readonly name: string; readonly country: string };
  readonly home: WireTeam;
  readonly away: WireTeam;
  readonly startsAt: number;
  readonly phase: MatchState['phase'];
  readonly clock: string;
  readonly score: Score;
  readonly isDanger: boolean;
  readonly main: WireMarket | null;
  readonly marketCount: number;
}

export interface WireEvent extends WireLine {
  readonly statistics: MatchState['statistics'];
  readonly events: readonly MatchEvent[];
  readonly ballAt: MatchState['ballAt'] | null;
  readonly markets: readonly WireMarket[];
}

export interface WireLeague {
  readonly id: string;
  readonly sport: Sport;
  readonly name: string;
  readonly country: string;
}

export interface WireSport {
  readonly sport: Sport;
  readonly live: number;
  readonly today: number;
  readonly leagues: readonly WireLeague[];
}
