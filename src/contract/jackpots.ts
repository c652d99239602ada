import { array, number, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { publicPlayer } from './winners/publicPlayer.ts';
import { instant, integer, money, optionalText, page, text } from './base/schemas.ts';
import type { WireMoney } from './base/realtime.ts';

/** The four levels of a jackpot, from the one that falls most often to the largest. */
export const jackpotTiers = ['mini', 'minor', 'major', 'grand'] as const;
export type JackpotTier = (typeof jackpotTiers)[number];

/** `must_drop` falls before its pool reaches a stated ceiling; `random` with a chance in proportion to each stake. */
export const jackpotKinds = ['must_drop', 'random'] as const;
export type JackpotKind = (typeof jackpotKinds)[number];

const tier = string().oneOf(jackpotTiers).defined();
const kind = string().oneOf(jackpotKinds).defined();

/** What a player needs to check a drop: everything but the amount was fixed before the first stake of its cycle. */
const proof = object({
  currency: text(),
  cycle: integer(),
  /** SHA-256 of the secret in hex, published when the cycle began. */
  commitment: text(),
  /** 32 bytes in hex, published with the drop. */
  secret: text(),
  /** The winning stake was this one of the cycle, counted from 1. */
  number: integer(),
  /** As much of the winning stake as counted. */
  stake: money(),
  /** What the house put in at the start of the cycle. */
  seed: money(),
  /** Of `must_drop`: the ceiling; of `random`: the stakes in which it falls once on average. */
  bound: money(),
}).defined();

export const jackpotPool = object({
  tier,
  /** What the pool holds now, whole minor units. */
  amount: money(),
  seed: money(),
  bound: money(),
  /** Decimal text: the percentage of each stake that feeds it. */
  percent: text(),
  cycle: integer(),
  commitment: text(),
  started_at: instant(),
}).defined();

export const jackpot = object({
  id: text(),
  kind,
  /** In the language of the call, as is the text. */
  title: text(),
  text: text(),
  /** Types of games whose stakes feed it. */
  game_types: array(text()).defined(),
  /** A stake counts up to this. */
  most_stake: money(),
  pools: array(jackpotPool).defined(),
  /** How many games feed it. */
  games_count: integer(),
}).defined();

export const jackpotDrop = object({
  id: integer(),
  jackpot: object({ id: text(), title: text() }).defined(),
  kind,
  tier,
  amount: money(),
  won_at: instant(),
  /** Nameless if the winner has no nickname, or does not share what they win. */
  player: publicPlayer(),
  game: object({ sysname: text(), title: text() }).defined(),
  proof,
}).defined();

/** 7-76 */
export const jackpots = {
  /** In the player's currency where none is given, in the house's for guests. Wrong field `id`: unknownJackpot. */
  get: endpoint(
    'GET',
    'Jackpots.get',
    /** `game`: only those that the game of this sysname feeds. */
    object({ id: optionalText(), currency: optionalText(), game: optionalText().max(64) }),
    object({
      /** Of all amounts: the one that was asked for, or the house's where no jackpot is played in that. */
      currency: text(),
      currencies: array(text()).defined(),
      items: array(jackpot).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** Newest first, of all currencies. Wrong field `id`: unknownJackpot. */
  getWinners: endpoint(
    'GET',
    'Jackpots.getWinners',
    object({ ...page(10), id: optionalText() }),
    object({ count: number().integer().defined(), items: array(jackpotDrop).defined() }).defined(),
    { access: 'any' },
  ),
};

/** What a page that follows `jackpots:{currency}` is told: the pools of all jackpots, and the newest drop of any. */
export interface JackpotsTopic {
  readonly pools: readonly { readonly jackpot: string; readonly tier: JackpotTier; readonly amount: string }[];
  /** The id of the newest drop; 0 before the first. */
  readonly last_drop: number;
}

declare module './base/topics.ts' {
  interface Topics {
    jackpots: JackpotsTopic;
  }
}

/** A jackpot was paid to the player. Told when its round is over for the operator: the game may still be showing it. */
export interface JackpotWon {
  readonly type: 'jackpots.won';
  readonly data: {
    readonly id: number;
    readonly jackpot: string;
    readonly tier: JackpotTier;
    readonly amount: WireMoney;
    readonly round_id: string;
  };
}

declare module './base/realtime.ts' {
  interface RealtimeEvents {
    'jackpots.won': JackpotWon;
  }
}
