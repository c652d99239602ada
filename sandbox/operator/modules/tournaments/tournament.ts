import type { TournamentRule } from '../../../../src/contract/tournaments/tournaments.ts';

/** Decimal amounts by currency: of about the same value, not converted. */
export type ByCurrency = Readonly<Record<string, string>>;

/** The places `from` to `to` each get `amount`. Ascending, without gaps. */
export interface PrizeStep {
  readonly from: number;
  readonly to: number;
  readonly amount: ByCurrency;
}

/** What a tournament says, pays and asks. Texts have a value per language (9-17). */
export interface TournamentData {
  readonly title: string;
  readonly text: string;
  readonly rules: string;
  /** A path of the vendors' pictures, and the colour until it is there. */
  readonly image: string;
  readonly colour: string;
  readonly prizes: readonly PrizeStep[];
  /** For `turnover`: the stake that is worth one point. */
  readonly unit: ByCurrency | null;
  readonly min_stake: ByCurrency;
  readonly restrictions: {
    readonly countries: readonly string[];
    readonly level: number;
    readonly needs_deposit: boolean;
    /** Joining uses a ticket up; not without it. */
    readonly needs_ticket?: boolean;
  };
  /** Sysname of the provider whose games they are; null for games of several. */
  readonly provider: string | null;
  readonly tags: readonly string[];
}

export interface NewTournament {
  readonly sysname: string;
  readonly rule: TournamentRule;
  /** Sysnames; all games if empty. */
  readonly games: readonly string[];
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly reset_on_cashout: boolean;
  readonly data: TournamentData;
}

export interface Tournament extends NewTournament {
  readonly id: bigint;
  /** When the final board was frozen; null before. */
  readonly frozen_at: Date | null;
}
