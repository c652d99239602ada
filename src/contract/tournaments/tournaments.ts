import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { publicPlayer } from '../winners/publicPlayer.ts';
import { done, flag, instant, integer, list, money, optionalText, page, rowId, text } from '../base/schemas.ts';
import { tournamentStatuses } from './tournamentStatuses.ts';

/**
 * How points come about. `turnover`: one for each whole `unit` staked, per round. `multiplier`: the highest multiple of
 * the stake that one round has paid, in hundredths.
 */
export const tournamentRules = ['turnover', 'multiplier'] as const;
export type TournamentRule = (typeof tournamentRules)[number];

/** Why a viewer cannot take part; `excluded`: they have taken a break or excluded themselves. */
export const tournamentBars = ['country', 'level', 'deposit', 'excluded', 'ticket'] as const;
export type TournamentBar = (typeof tournamentBars)[number];

/** A line of a leaderboard. It never says who a player is beyond the nickname. */
export const boardRow = object({
  place: integer(),
  /** Names the participant in all tournaments' boards; `user_info.number` is the viewer's own. */
  number: integer(),
  player: publicPlayer(),
  points: integer(),
}).defined();

/** 3-61 */
export const tournament = object({
  id: integer(),
  status: string().oneOf(tournamentStatuses).defined(),
  starts_at: instant(),
  ends_at: instant(),
  /** The final board is frozen: from then on nothing changes it. */
  is_final: flag(),
  /** Texts with markers (9-17). */
  description: object({ title: text(), text: text(), rules: text(), image: text(), colour: text() }).defined(),
  /** In the viewer's currency; guests see the default one. */
  total_prize: money(),
  /** What each of the places `from` to `to` gets, as main money. */
  prizes: array(object({ from: integer(), to: integer(), amount: money() }).defined()).defined(),
  /** The viewer's part; null for guests and for players who have not joined. */
  user_info: object({
    number: integer(),
    joined_at: instant(),
    points: integer(),
    /** Null without points. */
    place: integer().nullable(),
    rounds: integer(),
    /** Rounds that ended after the tournament: they do not count. */
    late_rounds: integer(),
    /** Points that the next better place with a prize has now; null if there is none. */
    next: object({ place: integer(), points: integer() }).nullable().defined(),
    /** What the final place has won; null for nothing. */
    prize: money().nullable(),
  })
    .nullable()
    .defined(),
  /** The first three of a final board. */
  winners: array(boardRow).defined(),
  restrictions: object({
    /** Countries whose players cannot take part. */
    countries: list(),
    /** The least loyalty level; 0 for all. */
    level: integer(),
    needs_deposit: flag(),
    /** Joining uses a ticket up. */
    needs_ticket: flag(),
    /** What keeps this viewer from joining; null for nothing, and for guests. */
    unmet: string().oneOf(tournamentBars).nullable().defined(),
  }).defined(),
  total_participants: integer(),
  total_points: integer(),
  /** A withdrawal sets a participant's points to 0. */
  reset_on_cashout: flag(),
  provider: object({ sysname: text(), name: text() }).nullable().defined(),
  tags: list(),
  extra: object({
    rule: string().oneOf(tournamentRules).defined(),
    /** What has to be staked for one point; null for other rules. */
    unit: money().nullable().defined(),
    /** Rounds with a smaller stake do not count. */
    min_stake: money(),
  }).defined(),
  games_count: integer(),
});

/** Typed as a whole tournament, although with `fields` it has its id and those only. */
const tournamentOrPart = tournament.partial().shape({ id: integer() }) as unknown as typeof tournament;

const chosen = { tournament_id: rowId() };

/** 7-97 */
export const tournaments = {
  /** 7-98: active ones by their end, then future ones by their start, then past ones, newest first. */
  get: endpoint(
    'GET',
    'tournaments.get',
    object({
      ...page(12),
      ids: list(),
      /** Fields to return besides the id; all if empty. Unknown names are ignored. */
      fields: list(),
      /** Only those that count the rounds of this game, by its sysname; empty for all. */
      game: optionalText().max(64),
      status: string()
        .oneOf([...tournamentStatuses, 'all'] as const)
        .default('all')
        .defined(),
    }),
    object({
      /** Of all pages. */
      count: integer(),
      items: array(tournamentOrPart.defined()).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /**
   * 7-99, 4-43: joins an active or a future tournament; 1 on success. UserNeedDepositException without the deposit it
   * needs. Wrong field `tournament_id`: unknownTournament, tournamentOver, alreadyJoined, restrictedCountry,
   * restrictedLevel, restrictedExcluded.
   */
  participate: endpoint('POST', 'tournaments.participate', object(chosen), done(), { access: 'player' }),
};

/**
 * 7-77: participants with points, best first. Of equal points those who reached them first stand higher, then those who
 * joined first.
 */
export const leaderboard = {
  get: endpoint(
    'GET',
    'leaderboard.get',
    object({ ...chosen, ...page(20) }),
    object({ count: integer(), is_final: flag(), items: array(boardRow).defined() }).defined(),
    { access: 'any' },
  ),
  /** The viewer's own place with those before and after it; `place` is null without points. */
  live: endpoint(
    'GET',
    'leaderboard.live',
    object({ ...chosen, count: number().integer().min(1).max(20).default(5).defined() }),
    object({
      place: integer().nullable(),
      points: integer(),
      next: object({ place: integer(), points: integer() }).nullable().defined(),
      items: array(boardRow).defined(),
    }).defined(),
    { access: 'player' },
  ),
  top: endpoint(
    'GET',
    'leaderboard.top',
    object({ ...chosen, count: number().integer().min(1).max(100).default(3).defined() }),
    object({ count: integer(), is_final: flag(), items: array(boardRow).defined() }).defined(),
    { access: 'any' },
  ),
};

/** The topic `leaderboard:{id}`: the first 20. */
export interface LeaderboardState {
  readonly is_final: boolean;
  /** Participants with points. */
  readonly count: number;
  readonly items: readonly {
    readonly place: number;
    readonly number: number;
    /** As guests see them. */
    readonly player: InferType<ReturnType<typeof publicPlayer>>;
    readonly points: number;
  }[];
}

declare module '../base/topics.ts' {
  interface Topics {
    readonly leaderboard: LeaderboardState;
  }
}

/** The prize of a final place has been paid to the main balance. */
export interface TournamentWon {
  readonly type: 'tournaments.won';
  readonly data: {
    readonly tournament_id: number;
    /** With markers (9-17). */
    readonly title: string;
    readonly place: number;
    readonly prize: { readonly amount: string; readonly currency: string };
  };
}

/** The player has joined, on any device. */
export interface TournamentJoined {
  readonly type: 'tournaments.joined';
  readonly data: { readonly tournament_id: number };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'tournaments.won': TournamentWon;
    'tournaments.joined': TournamentJoined;
  }
}
