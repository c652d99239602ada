import type { CallOutput } from '../../contract/index.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';

type WireAccount = CallOutput<'GET account.getInfo'>;
type WireBalances = Pick<
  WireAccount,
  'balance_main' | 'balance_bonus' | 'balance_betting_bonus' | 'balance_fun' | 'balance_version'
>;

/** 3-3, 3-5, 3-6 with the client's own field names; the balances of 3-4 are separate, since they change. */
export interface Account {
  readonly uid: number;
  readonly login: string;
  readonly nickname: string;
  readonly registeredAt: string | null;
  readonly previousLoginAt: string | null;
  readonly locale: string;
  readonly countryCode: string;
  readonly isSubscribed: boolean;
  readonly isOnVerification: boolean;
  readonly isKycBlockEnabled: boolean;
  readonly isVerified: boolean;
  readonly isRegistrationCompleted: boolean;
  readonly hasTwoFactor: boolean;
  readonly hasDeposits: boolean;
}

export interface Balances {
  readonly main: Money;
  readonly bonus: Money;
  readonly bettingBonus: Money;
  readonly fun: Money;
  /** Orders balances: a higher version is later (I6). */
  readonly version: number;
}

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
