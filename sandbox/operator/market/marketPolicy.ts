import type { FundingKind } from '../../../src/shared/bonus/fundStake.ts';
import type { Market } from '../../settings.ts';
import type { SessionKind } from '../sessions/session.ts';
import type { ShellPolicy } from './shellPolicy.ts';

/** Settings that differ between regulators. Durations are in milliseconds unless the name has another unit. */
export interface MarketPolicy {
  readonly market: Market;
  /** A withdrawal is sent after a delay, during which the player may cancel it (7-45). */
  readonly can_cancel_withdrawal: boolean;
  /** Minimum time from the start of a round to the start of the player's next round of the same game. */
  readonly min_round_ms: number;
  /** Time after which a player is told how long and with which result they have played; 0 for never. */
  readonly reality_check_minutes: number;
  readonly deposit_limit_prompt: boolean;
  /** Nothing is measured before a visitor has agreed to it. */
  readonly consent_required: boolean;
  /** Hours after which a higher or removed limit takes effect; a lower one does at once. */
  readonly limit_cool_off_hours: number;
  /** Lengths of a time-out in days, and of a self-exclusion in months, that a player can choose. */
  readonly time_out_days: readonly number[];
  readonly self_exclusion_months: readonly number[];
  /** Years for which the data and the contacts of a closed account are kept, as anti-money-laundering law asks. */
  readonly closed_account_retention_years: number;
  readonly autoplay: boolean;
  /** Rounds may be shown faster than normal. */
  readonly turbo: boolean;
  /** Players may buy a bonus round. */
  readonly feature_buy: boolean;
  /** The balances that pay a stake, first the one that pays first. */
  readonly funding_order: readonly FundingKind[];
  /** 3-11: a stake is paid whole from one balance. */
  readonly is_bonus_isolation_enabled: boolean;
  /** What each shell may show; a session's kind is its shell. */
  readonly shells: Readonly<Record<SessionKind, ShellPolicy>>;
}

const everything: ShellPolicy = {
  payment_methods: null,
  crypto_currencies: null,
  pages_hidden: [],
  countries: null,
};

const strict: MarketPolicy = {
  market: 'strict',
  can_cancel_withdrawal: false,
  // UK RTS 14: a game cycle lasts at least 2.5 seconds.
  min_round_ms: 2500,
  reality_check_minutes: 60,
  deposit_limit_prompt: true,
  consent_required: true,
  limit_cool_off_hours: 24,
  time_out_days: [1, 7, 14, 28, 42],
  self_exclusion_months: [6, 12, 24, 36, 60],
  closed_account_retention_years: 5,
  autoplay: false,
  turbo: false,
  feature_buy: false,
  funding_order: ['main', 'bonus', 'betting_bonus'],
  is_bonus_isolation_enabled: true,
  shells: { web: everything, telegram: { ...everything, crypto_currencies: ['TON'] } },
};

const policies: Readonly<Record<Market, MarketPolicy>> = {
  strict,
  open: {
    ...strict,
    market: 'open',
    consent_required: false,
    can_cancel_withdrawal: true,
    min_round_ms: 1000,
    autoplay: true,
    turbo: true,
    feature_buy: true,
    is_bonus_isolation_enabled: false,
    shells: {
      ...strict.shells,
      telegram: {
        payment_methods: ['flashpay'],
        crypto_currencies: ['TON'],
        // Identity is verified on the website.
        pages_hidden: ['/profile/verification'],
        countries: ['ES', 'LV', 'MX'],
      },
    },
  },
  bench: { ...strict, market: 'bench', min_round_ms: 0, reality_check_minutes: 0, deposit_limit_prompt: false },
};

export function marketPolicy(market: Market): MarketPolicy {
  return policies[market];
}
