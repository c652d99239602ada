import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { flag, instant, integer, list, money, optionalText, page, text } from '../base/schemas.ts';

export const betKinds = ['single', 'accumulator', 'system', 'builder'] as const;
/**
 * `partly_cashed_out` is open, too. `rolled_back`: the bet did not stand, its stake was returned. A bet that paid is `won`, even
 * if it paid less than its stake.
 */
export const betStatuses = ['open', 'partly_cashed_out', 'won', 'lost', 'void', 'cashed_out', 'rolled_back'] as const;
export type BetStatus = (typeof betStatuses)[number];
export const legResults = ['won', 'lost', 'void', 'dead_heat'] as const;

/** Decimal odds in thousandths: 1850 is 1.85. */
const odds = () => number().integer().min(1000).defined();

const leg = object({
  event_id: text(),
  /** Names as they were when the bet was placed, in the player's language. */
  event: text(),
  sport: text(),
  league: text(),
  starts_at: instant(),
  market: text(),
  market_name: text(),
  selection: text(),
  selection_name: text(),
  odds: odds(),
  is_live: flag(),
  /** Null until it is decided. */
  result: string().oneOf(legResults).nullable().defined(),
  /** The result of the event; empty before. */
  score: text(),
}).defined();

export const bet = object({
  id: text(),
  kind: string().oneOf(betKinds).defined(),
  /** Of a system: `2/3`; null for the others. */
  system: string().nullable().defined(),
  status: string().oneOf(betStatuses).defined(),
  stake: money(),
  /** What of the stake each kind of money has paid. */
  funding: object({ main: money(), betting_bonus: money(), free_bet: money() }).defined(),
  /** The part of the stake that was cashed out or settled. */
  stake_closed: money(),
  odds: odds(),
  possible_payout: money(),
  /** What was credited until now. */
  payout: money(),
  placed_at: instant(),
  settled_at: string().nullable().defined(),
  /** Rises with every change; an older one is never shown after a newer one. */
  revision: integer(),
  legs: array(leg).defined(),
}).defined();
export type WireBet = InferType<typeof bet>;

export const bets = {
  /** 2.2-20: the player's bets, newest first; an empty filter matches all. `sport` matches a bet with a leg of that sport. */
  get: endpoint(
    'GET',
    'Bets.get',
    object({
      statuses: list(),
      kind: optionalText(),
      sport: optionalText(),
      date_from: optionalText(),
      date_to: optionalText(),
      ...page(20),
    }),
    object({ count: integer(), items: array(bet).defined() }).defined(),
    { access: 'player' },
  ),
  /** Wrong field `id`: unknownBet. */
  getOne: endpoint('GET', 'Bets.getOne', object({ id: string().max(200).required() }), bet, { access: 'player' }),
  /**
   * Stakes that the house pays. `open`: those that can be used, the first to end first. `all`: then the others as well, the
   * newest first; 50 at most.
   */
  getFreeBets: endpoint(
    'GET',
    'Bets.getFreeBets',
    object({
      which: string()
        .oneOf(['open', 'all'] as const)
        .default('open')
        .defined(),
    }),
    object({
      items: array(
        object({
          id: integer(),
          amount: money(),
          min_odds: odds(),
          min_legs: integer(),
          given_at: instant(),
          expires_at: instant(),
          status: string()
            .oneOf(['open', 'used', 'expired'] as const)
            .defined(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'player' },
  ),
};

/** `key` in its market: `home`, `draw`, `away`. */
const pick = object({ key: text(), odds: odds() }).defined();

/** An event of the sportsbook with the prices of its main market. */
export const bettingEvent = object({
  id: text(),
  sport: text(),
  league: text(),
  home: text(),
  away: text(),
  starts_at: instant(),
  is_live: flag(),
  /** The clock of a live event, as the sport writes it; empty before. */
  clock: text(),
  /** Null before the start. */
  score: object({ home: integer(), away: integer() }).nullable().defined(),
  market: object({ key: text(), is_suspended: flag(), selections: array(pick).defined() })
    .nullable()
    .defined(),
}).defined();
export type WireBettingEvent = InferType<typeof bettingEvent>;

export const betting = {
  /** Live events and the next ones; none while the sportsbook does not answer. */
  getEvents: endpoint(
    'GET',
    'Betting.getEvents',
    object({ count: number().integer().min(1).max(8).default(6).defined() }),
    object({ items: array(bettingEvent).defined() }).defined(),
    { access: 'any' },
  ),
};

/** A bet was placed, settled, cashed out, corrected or rolled back. */
export interface BetUpdated {
  readonly type: 'bet.updated';
  readonly data: WireBet;
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'bet.updated': BetUpdated;
  }
}
