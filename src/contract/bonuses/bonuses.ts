import { array, lazy, number, object, string } from 'yup';
import { bonusTypes, fundingKinds } from './bonusKinds.ts';
import { endpoint } from '../base/endpoint.ts';
import type { WireMoney } from '../base/realtime.ts';
import { flag, instant, integer, list, money, nothing, page, rowId, text } from '../base/schemas.ts';

export const bonusStatuses = ['available', 'active', 'converted', 'lost', 'expired', 'removed', 'burned'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];
/** What a bonus becomes when its open rounds have ended; `available` is a pause. */
export const bonusEndings = ['available', 'expired', 'removed', 'burned'] as const;

/** Percent by name; the names are the catalogue's. */
const percents = () =>
  lazy((value: Record<string, unknown> | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, number().min(0).max(100).defined()])),
    ).defined(),
  );

/** The terms of a bonus, as they were when it was taken: `src/shared/bonus/terms.ts`. */
export const bonusTerms = object({
  type: string().oneOf(bonusTypes).defined(),
  wager_times: integer(),
  wager_base: string().oneOf(['bonus', 'deposit_and_bonus']).defined(),
  is_sticky: flag(),
  max_stake: money().nullable().defined(),
  max_conversion_times: number().integer().nullable().defined(),
  days: integer(),
  counts: object({ types: percents(), games: percents(), excluded: array(text()).defined() }).defined(),
  /** Of a betting bonus: decimal odds in thousandths, and the number of legs. */
  betting: object({ min_odds: integer(), min_legs: integer() }).default(undefined).optional(),
}).defined();

const progress = {
  id: integer(),
  type: string().oneOf(bonusTypes).defined(),
  status: string().oneOf(bonusStatuses).defined(),
  ending: string().oneOf(bonusEndings).nullable().defined(),
  amount: money(),
  /** The bonus money that is left. */
  balance: money(),
  wager_required: money(),
  wagered: money(),
  wager_left: money(),
  /** What was paid out to the main balance; null before. */
  converted: money().nullable().defined(),
  /** Of an active bonus; of an available one, when it must be activated by. */
  expires_at: string().nullable().defined(),
  ended_at: string().nullable().defined(),
};

export const bonus = object({
  ...progress,
  title: text(),
  text: text(),
  terms: bonusTerms,
  /** SHA-256 of the terms, by which a later version of the offer is recognised. */
  terms_hash: text(),
  offer_id: string().nullable().defined(),
  created_at: instant(),
}).defined();

const bonusList = object({ count: integer(), items: array(bonus).defined() }).defined();
const chosen = object({ bonus_id: rowId() });

/** A stake that was placed while the bonus was active. */
export const bonusStake = object({
  id: text(),
  game: object({ sysname: text(), title: text() }).defined(),
  at: instant(),
  from_main: money(),
  from_bonus: money(),
  percent: integer(),
  reason: string().oneOf(['whole', 'type', 'game', 'excluded']).defined(),
  counted: money(),
  is_returned: flag(),
}).defined();

/** 7-33 */
export const bonuses = {
  /** A player's bonuses of both types, newest first, active ones before the others; `statuses` empty for all. */
  get: endpoint('GET', 'bonuses.get', object({ statuses: list(), ...page(20) }), bonusList, { access: 'player' }),
  /** Errors at `bonus_id`: unknownBonus, anotherActive, bonusOver. Repeated calls change nothing. */
  activate: endpoint('POST', 'bonuses.activate', chosen, bonus, { access: 'player' }),
  /** Pauses an active bonus, with an open round when it has ended. */
  deactivate: endpoint('POST', 'bonuses.deactivate', chosen, bonus, { access: 'player' }),
  /** 4-33: gives a bonus up, with its money; with an open round when it has ended. */
  remove: endpoint('POST', 'bonuses.remove', chosen, bonus, { access: 'player' }),
  /** What of each stake has counted towards the requirement of one bonus, newest first. */
  getStakes: endpoint(
    'GET',
    'bonuses.getStakes',
    object({ bonus_id: rowId(), ...page(20) }),
    object({ count: integer(), items: array(bonusStake).defined() }).defined(),
    { access: 'player' },
  ),
  /** Which money pays next, in which order, and the casino bonus that pays; null for none. */
  getFunding: endpoint(
    'GET',
    'bonuses.getFunding',
    nothing(),
    object({
      order: array(string().oneOf(fundingKinds).defined()).defined(),
      is_isolated: flag(),
      casino: bonus.nullable().defined(),
      betting: bonus.nullable().defined(),
    }).defined(),
    { access: 'player' },
  ),
};

export interface BonusProgress {
  readonly id: number;
  readonly type: (typeof bonusTypes)[number];
  readonly status: BonusStatus;
  readonly ending: (typeof bonusEndings)[number] | null;
  readonly amount: WireMoney;
  readonly balance: WireMoney;
  readonly wager_required: WireMoney;
  readonly wagered: WireMoney;
  readonly wager_left: WireMoney;
  readonly converted: WireMoney | null;
  readonly expires_at: string | null;
  readonly ended_at: string | null;
}

/** A bonus was granted, or its money, progress or status has changed. */
export interface BonusChanged {
  readonly type: 'bonuses.changed';
  readonly data: BonusProgress;
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'bonuses.changed': BonusChanged;
  }
}
