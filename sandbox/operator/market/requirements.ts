/**
 * 6-4: what a player must have done before an action, per market. Pure data: `modules/requirements` checks it. Needs are
 * listed in the order in which a player is asked for them.
 */
import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import { currencyDecimals } from '../../../src/shared/money/currencyDecimals.ts';
import type { Market } from '../../settings.ts';

export const guardedActions = ['deposit', 'withdraw', 'play', 'changeCurrency', 'changeContact'] as const;
export type GuardedAction = (typeof guardedActions)[number];

export const profileFields = ['first_name', 'last_name', 'birth_date', 'country', 'home_town', 'address'] as const;
export type NeededField = (typeof profileFields)[number];

export const needKinds = [
  'deposit',
  'profile',
  'contact',
  'kycProfile',
  'kycWithdrawal',
  'provider',
  'requisitesVerified',
  'requisitesValidated',
] as const;
export type NeedKind = (typeof needKinds)[number];

export interface Need {
  readonly kind: NeedKind;
  /** For `profile`: the data that must be there. */
  readonly fields?: readonly NeededField[];
  /** For `contact`: the contacts of which one must be confirmed. */
  readonly contacts?: readonly ContactType[];
  /**
   * Only for amounts above this sum, in minor units by currency, counted with those of `WITHDRAWAL_DAYS` before: those in
   * other currencies by their shares of their own sums (`roomLeft`).
   */
  readonly above?: Readonly<Record<string, bigint>>;
}

export type Requirements = Readonly<Record<GuardedAction, readonly Need[]>>;

/** Withdrawals of this many days count together, so that a large sum cannot be taken out in parts. */
export const WITHDRAWAL_DAYS = 30;

const minor = (units: number, currency: string): bigint => BigInt(units) * 10n ** BigInt(currencyDecimals(currency));

/** The sum from which the EU's anti-money-laundering rules ask casinos to know their customer: 2,000 euros or as much. */
const large: Readonly<Record<string, bigint>> = {
  USD: minor(2000, 'USD'),
  EUR: minor(2000, 'EUR'),
  JPY: minor(300_000, 'JPY'),
  KWD: minor(600, 'KWD'),
  TON: minor(400, 'TON'),
};

const nothing: Requirements = { deposit: [], withdraw: [], play: [], changeCurrency: [], changeContact: [] };

const strict: Requirements = {
  ...nothing,
  withdraw: [
    { kind: 'deposit' },
    { kind: 'profile', fields: ['first_name', 'last_name', 'birth_date', 'country', 'address'], above: large },
    { kind: 'contact', contacts: ['email', 'phone'], above: large },
    { kind: 'kycWithdrawal', above: large },
  ],
};

const requirements: Readonly<Record<Market, Requirements>> = { strict, open: strict, bench: nothing };

export const marketRequirements = (market: Market): Requirements => requirements[market];
