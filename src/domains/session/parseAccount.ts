import type { CallOutput } from '../../contract/index.ts';
import type { Account, Balances } from '../../kernel/views.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';

type WireAccount = CallOutput<'GET account.getInfo'>;
type WireBalances = Pick<
  WireAccount,
  'balance_main' | 'balance_bonus' | 'balance_betting_bonus' | 'balance_fun' | 'balance_version'
>;

export function parseAccount(wire: WireAccount): Account {
  if (!Number.isSafeInteger(wire.uid) || wire.uid < 0) throw new TypeError('account without a uid');
  return {
    uid: wire.uid,
    login: wire.login,
    nickname: wire.fakename,
    registeredAt: wire.reg_time,
    previousLoginAt: wire.previous_login_at,
    locale: wire.locale,
    countryCode: wire.country_code,
    isSubscribed: wire.is_subscribed,
    isOnVerification: wire.is_on_verification,
    isKycBlockEnabled: wire.is_kyc_block_enabled,
    isVerified: wire.is_verified,
    isRegistrationCompleted: wire.is_registration_completed,
    hasTwoFactor: wire.two_factor_auth,
    hasDeposits: wire.has_deposits,
    eventSeq: wire.event_seq,
  };
}

/**
 * Throws on an unknown shape, so that an invalid answer marks the last balance as stale instead of showing 0 or NaN.
 */
export function parseBalances(wire: WireBalances): Balances {
  if (!Number.isSafeInteger(wire.balance_version)) throw new TypeError('balance without a version');
  return {
    main: parseMoney(wire.balance_main),
    bonus: parseMoney(wire.balance_bonus),
    bettingBonus: parseMoney(wire.balance_betting_bonus),
    fun: parseMoney(wire.balance_fun),
    version: wire.balance_version,
  };
}
