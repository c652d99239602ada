import { array, object, string } from 'yup';
import { contactTypes } from '../base/contactTypes.ts';
import { endpoint } from '../base/endpoint.ts';
import type { WireMoney } from '../base/realtime.ts';
import {
  balances,
  done,
  flag,
  freshWin,
  instant,
  integer,
  list,
  nothing,
  optionalText,
  text,
} from '../base/schemas.ts';

const contact = object({
  type: string().oneOf(contactTypes).defined(),
  contact: text(),
  phone_country_code: string().nullable().defined(),
  is_confirmed: flag(),
  is_subscribed: flag(),
  /** Of a contact that waits for its confirmation: the present one, which stays in use until then. */
  replaces: string().optional(),
});

/** 3-13..3-17; `fields` selects the larger parts: contacts, document. */
export const profileInfo = object({
  login: text(),
  first_name: text(),
  middle_name: text(),
  last_name: text(),
  sex: integer(),
  birth_date: text(),
  country: text(),
  country_code: text(),
  region: text(),
  home_town: text(),
  address: text(),
  postcode: text(),
  currency: text(),
  document: object({ type: text(), number: text() }).nullable().defined(),
  contacts: array(contact.defined()).defined(),
}).defined();

/** 3-2..3-6; a guest gets 200 with uid 0 (3-7). */
export const accountInfo = object({
  uid: integer(),
  reg_time: string().nullable().defined(),
  login: text(),
  fakename: text(),
  is_subscribed: flag(),
  ...balances(),
  is_on_verification: flag(),
  is_verified: flag(),
  is_kyc_block_enabled: flag(),
  is_registration_completed: flag(),
  country_code: text(),
  locale: text(),
  two_factor_auth: flag(),
  /** Time of the previous sign-in, shown to the player (trust: last sign-in shown). */
  previous_login_at: string().nullable().defined(),
  has_deposits: flag(),
  /** The number of the player's latest event (7-119). What is loaded after this answer is at least as new. */
  event_seq: integer(),
  server_time: instant(),
}).defined();

export const account = {
  getInfo: endpoint('GET', 'account.getInfo', nothing(), accountInfo, { access: 'any' }),
  getBalance: endpoint(
    'GET',
    'account.getBalance',
    nothing(),
    object({ ...balances(), fresh_wins: array(freshWin()).defined(), server_time: instant() }).defined(),
    { access: 'player' },
  ),
  /**
   * A single-use ticket of 30 s for the realtime socket and for game launches. With the purpose `play` it is refused for
   * what the launch would be refused for (6-4): a page cannot read why its frame stays empty.
   */
  getToken: endpoint(
    'GET',
    'account.getToken',
    object({ purpose: optionalText() }),
    object({ token: text(), expires_at: instant() }).defined(),
    { access: 'player', changes: true },
  ),
  changelocale: endpoint('POST', 'account.changelocale', object({ locale: text().required() }), done(), {
    access: 'player',
  }),
  getprofileinfo: endpoint(
    'GET',
    'account.getprofileinfo',
    object({ fields: list(), country: optionalText() }),
    profileInfo,
    { access: 'player' },
  ),
};

export interface BalanceUpdated {
  readonly type: 'account.balance_updated';
  readonly data: {
    readonly balance_main: WireMoney;
    readonly balance_bonus: WireMoney;
    readonly balance_betting_bonus: WireMoney;
    readonly balance_fun: WireMoney;
    readonly balance_version: number;
    /**
     * Cause of the change. `win` and `jackpot` name their round, and a `bonus` that a page shows at the end of its
     * animation names that, such as `wheel:31`: the header holds them back until it was shown (design, 7).
     */
    readonly cause: {
      readonly kind: 'stake' | 'win' | 'rollback' | 'jackpot' | 'deposit' | 'withdrawal' | 'bonus' | 'other';
      readonly round_id: string;
      readonly amount: WireMoney;
    };
  };
}

/**
 * The session ended elsewhere (signed out everywhere, replaced, excluded): the server closes its sockets afterwards.
 */
export interface SessionEnded {
  readonly type: 'account.session_ended';
  readonly data: { readonly reason: string };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'account.balance_updated': BalanceUpdated;
    'account.session_ended': SessionEnded;
  }
}
