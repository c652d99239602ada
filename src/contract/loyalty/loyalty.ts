import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { gameTypes } from '../games/games.ts';
import { reward } from './reward.ts';
import { done, flag, instant, integer, money, optionalText, text } from '../base/schemas.ts';

/** Why points have changed. */
export const pointsReasons = ['play', 'level', 'quest', 'wheel', 'shop', 'returned', 'gift'] as const;

/** Points are whole numbers as decimal text: they may be more than a double can count (2^53). */
const points = () =>
  string()
    .matches(/^-?\d+$/)
    .defined();

const listed = (limit: number) => ({
  offset: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0).defined(),
  limit: number().integer().min(0).max(100).default(limit).defined(),
});

/** Names and descriptions are in the call's locale, as everywhere in this area. */
const character = object({
  /** The value of `character_id` at registration (3-24). */
  id: text(),
  sysname: text(),
  name: text(),
  description: text(),
  /** Address of a square picture. */
  image: text(),
  /** The same portrait in other moods. */
  moods: object({ happy: text(), thinking: text(), sad: text() }).defined(),
}).defined();

const level = object({
  /** From 1. */
  level: integer(),
  sysname: text(),
  name: text(),
  description: text(),
  /** Address of a square picture. */
  image: text(),
  /** The lifetime points from which on it is reached. */
  from: points(),
  /** Given once when the level is reached; in the caller's currency. */
  rewards: array(reward).defined(),
}).defined();
export type WireLevel = InferType<typeof level>;

/** 3-64: percentage = (expCount - minValue) / (maxValue - minValue) · 100, and 100 when there is no maxValue. */
const progress = object({ minValue: points(), maxValue: points().nullable(), expCount: points() }).defined();

const program = object({
  sysname: text(),
  title: text(),
  lead: text(),
  description: text(),
  image: text(),
  colour: text(),
  /** A season's; null for the standing programme. */
  starts_at: instant().nullable(),
  ends_at: instant().nullable(),
  /** It has begun, and has not ended. */
  is_running: flag(),
  /** Its rates hold now. */
  is_current: flag(),
}).defined();

const wholeProgram = program.concat(
  object({
    /** What stakes of main money bring a point, by type of game. A type that is not named brings none. */
    rates: array(object({ type: string().oneOf(gameTypes).defined(), stake: money() }).defined()).defined(),
    /** Ascending. */
    levels: array(level).defined(),
    /** Addresses of the drawn way of the levels, for wide screens and for phones. */
    landscape: object({ wide: text(), phone: text() }).defined(),
  }),
);

/** 7-78 */
export const loyalty = {
  /** 7-80, 3-51: the characters that a player can choose from. */
  getcharacters: endpoint(
    'GET',
    'loyalty.getcharacters',
    object(listed(100)),
    object({
      items: array(character).defined(),
      offset: integer(),
      limit: integer(),
      total: integer(),
      /** The id of the player's own; empty for none, and for a guest. */
      chosen: text(),
    }).defined(),
    { access: 'any' },
  ),
  /** 7-81, 3-50: where the player stands. */
  getinfo: endpoint(
    'GET',
    'loyalty.getinfo',
    object({}),
    object({
      /** The sysname of the programme whose rates hold. */
      id: text(),
      is_active: flag(),
      /** What can be spent. */
      points: points(),
      /** Lifetime points, spent ones included: they make the level. */
      earned: points(),
      level: integer(),
      character: character.nullable(),
      /** Ascending; `progress` of each counts from its own first point to that of the next. */
      levels: array(
        object({
          level: integer(),
          sysname: text(),
          name: text(),
          image: text(),
          is_reached: flag(),
          progress,
        }).defined(),
      ).defined(),
      /** What points are called. */
      pointsAlias: text(),
      /** The ornament around the player's portrait that is worn; empty for none. */
      frame: text(),
      /** Address of its picture, whose middle is empty; empty for none. */
      frame_image: text(),
      uid: integer(),
    }).defined(),
    { access: 'player' },
  ),
  /** What has changed the player's points, newest first. */
  gethistory: endpoint(
    'GET',
    'loyalty.gethistory',
    object({
      /** `next` of the page before; empty for the first. */
      cursor: optionalText().max(20),
      count: number().integer().min(1).max(100).default(20).defined(),
    }),
    object({
      items: array(
        object({
          id: text(),
          reason: string().oneOf(pointsReasons).defined(),
          /** The game, quest, level or product; empty where the reason says everything. */
          title: text(),
          /** Negative for spent ones. */
          points: points(),
          balance: points(),
          at: instant(),
        }).defined(),
      ).defined(),
      next: text(),
    }).defined(),
    { access: 'player' },
  ),
  /** 7-85 */
  getPrograms: endpoint(
    'GET',
    'loyalty.getPrograms',
    object(listed(2)),
    object({ items: array(program).defined(), offset: integer(), limit: integer(), total: integer() }).defined(),
    { access: 'any' },
  ),
  /** 7-86. InvalidParameterException at `sysname`: `unknownProgram`. */
  getProgram: endpoint('GET', 'loyalty.getProgram', object({ sysname: text().max(64) }), wholeProgram.defined(), {
    access: 'any',
  }),
  /** 7-84. InvalidParameterException at `id`: `characterNotFound`. */
  setcharacter: endpoint('POST', 'loyalty.setcharacter', object({ id: text().max(64) }), done(), { access: 'player' }),
};

/** The player's points have changed: what can be spent, what was earned in all, and the level. */
export interface LoyaltyChanged {
  readonly type: 'loyalty.changed';
  readonly data: { readonly points: string; readonly earned: string; readonly level: number };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'loyalty.changed': LoyaltyChanged;
  }
}
