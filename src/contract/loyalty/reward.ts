import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { bonusTerms } from '../bonuses/bonuses.ts';
import { integer, money, text } from '../base/schemas.ts';

/**
 * What quests, levels, the shop and the wheel give. `money`: main money · `bonus`, `freespins`: as campaigns give them ·
 * `points`: of loyalty · `tickets`: for tournaments that ask for one · `vpn_days`: of a VPN subscription · `spins`: of a
 * fortune wheel · `frame`: an ornament around the player's portrait · `free_bet`: a stake at the sportsbook that the house pays ·
 * `nothing`: a segment of a wheel that gives nothing.
 */
export const rewardKinds = [
  'money',
  'bonus',
  'freespins',
  'points',
  'tickets',
  'vpn_days',
  'spins',
  'frame',
  'free_bet',
  'nothing',
] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const reward = object({
  kind: string().oneOf(rewardKinds).defined(),
  /** Of `money`, `bonus` and `free_bet`; of `freespins` the stake of each; null for the others. */
  amount: money().nullable().defined(),
  /** How many points, free spins, tickets, days or spins; 0 for the others. */
  count: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).defined(),
  /** Of `freespins`. */
  game: object({ sysname: text(), title: text() }).nullable().defined(),
  /** Of `bonus`: the whole terms, as they will be kept with it. */
  terms: bonusTerms.nullable().defined(),
  /** Days until `freespins` and a `free_bet` end; 0 for the others. */
  days: integer(),
  /** Of `free_bet`: the least odds of its bet, in thousandths. */
  min_odds: number().integer().min(1000),
  /** Of `frame`: its sysname; of `spins`: the campaign's id; empty for the others. */
  item: text(),
}).defined();
export type WireReward = InferType<typeof reward>;
