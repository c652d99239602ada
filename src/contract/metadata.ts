import { array, object, string } from 'yup';
import { fundingKinds } from './bonuses/bonusKinds.ts';
import { endpoint } from './base/endpoint.ts';
import { flag, instant, integer, list, nothing, text } from './base/schemas.ts';

/**
 * What a shell may show; null is no restriction. The operator enforces it for the sessions of the shell: a method or a
 * cryptocurrency outside of it is refused, and a player of another country gets AccessDeniedException. A player whose
 * country is not known yet is served. `pages_hidden`: paths without locale that the shell has no page at, nor below.
 */
const shellPolicy = () =>
  object({
    payment_methods: array(text()).nullable().defined(),
    crypto_currencies: array(text()).nullable().defined(),
    pages_hidden: array(text()).defined(),
    countries: array(text()).nullable().defined(),
  }).defined();

/** Settings that differ between regulators: decided by the operator's market, applied by the client. */
export const policy = object({
  market: text(),
  can_cancel_withdrawal: flag(),
  min_round_ms: integer(),
  reality_check_minutes: integer(),
  deposit_limit_prompt: flag(),
  /** Nothing is measured, and no script of analytics loaded, before a visitor has agreed to it. */
  consent_required: flag(),
  autoplay: flag(),
  turbo: flag(),
  feature_buy: flag(),
  /** The balances that pay a stake, first the one that pays first. */
  funding_order: array(string().oneOf(fundingKinds).defined()).defined(),
  /** What each shell may show. The installed app is the website to the operator, and has its part. */
  shells: object({ web: shellPolicy(), telegram: shellPolicy() }).defined(),
}).defined();

export const generalInfo = object({
  analytic: flag(),
  available_currencies: array(text()).defined(),
  available_locales: array(text()).defined(),
  default_currency: text(),
  is_fraud_check_enabled: flag(),
  domain_state: text(),
  domain_type: text(),
  is_bonus_isolation_enabled: flag(),
  /** Idle time in seconds after which the player is signed out; never below 100. */
  time_to_force_logout: integer(),
  is_game_history_export_enabled: flag(),
  user_inactivity_cashier_time: integer(),
  user_inactivity_pp_time: integer(),
  policy,
  server_time: instant(),
}).defined();

export const metadata = {
  getgeneralinfo: endpoint('GET', 'metadata.getgeneralinfo', nothing(), generalInfo, { access: 'any' }),
  get: endpoint(
    'GET',
    'metadata.get',
    object({ fields: list() }),
    object({
      version: text(),
      currencies: array(object({ code: text(), decimals: integer() }).defined()).defined(),
      /** Languages in which the operator writes to players, by their own names. */
      languages: array(object({ code: text(), name: text() }).defined()).defined(),
      countries: array(object({ code: text(), name: text(), phone_code: text(), mask: text() }).defined()).defined(),
    }).defined(),
    { access: 'any' },
  ),
};
