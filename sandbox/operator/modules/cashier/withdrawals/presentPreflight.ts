import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../src/contract/cashier/cashier.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import type { WireMoney } from '../../../../../src/shared/money/moneyWire.ts';
import type { Cause, Lock, PreflightState } from './Preflight.ts';

type Settings = OutputOf<typeof cashier.getwithdrawsettings>;
type WireLock = Settings['locked'][number];

/** Which of a player's needs an error type is. */
const needs: Readonly<Record<string, WireLock['reason']>> = {
  UserNeedDepositException: 'deposit',
  UserNeedProfileDataException: 'profile',
  UserNeedConfirmContactException: 'contact',
  KycUserProfileException: 'identity',
  KycWithdrawalException: 'identity',
  IdentityVerificationProviderRequiredException: 'identity',
};

/** Pages of the site that mend a reason. */
const links: Partial<Readonly<Record<WireLock['reason'], string>>> = {
  deposit: '/cashier/deposit',
  profile: '/profile/settings',
  contact: '/profile/contacts',
  identity: '/profile/verification',
  destination: '/profile/verification',
  bonus: '/profile/bonuses',
  vault: '/cashier/wallet#vault',
};

/** `reviewed`: amounts above it wait for the casino's desk. */
export function presentPreflight(
  { total, available, locks, limits }: PreflightState,
  currency: string,
  reviewed: bigint | null,
): Pick<Settings, 'total' | 'available' | 'locked' | 'limits'> {
  return {
    total: wireMoney(total, currency),
    available: wireMoney(available, currency),
    locked: locks.map((lock) => presentLock(lock, currency)),
    limits: {
      operation: limits.operation === null ? null : wireMoney(limits.operation, currency),
      review_above: reviewed === null ? null : wireMoney(reviewed, currency),
      periods: limits.periods.map(({ period, limit, left, until }) => ({
        period,
        limit: wireMoney(limit, currency),
        left: wireMoney(left, currency),
        until: until?.toISOString() ?? null,
      })),
    },
  };
}

function presentLock(lock: Lock, currency: string): WireLock {
  const { error, amount, until } = lock;
  const { fields, contact_type: contact, status, external_action_id: actionId, period, bound } = error.data;
  const reason = reasonOf(lock);
  return {
    reason,
    error: error.type,
    amount: wireMoney(amount, currency),
    fields: Array.isArray(fields) ? fields.map(String) : [],
    contact: textOf(contact),
    status: textOf(status),
    action_id: textOf(actionId),
    period: textOf(period),
    bound: (bound as WireMoney | undefined) ?? boundOf(lock, currency),
    until: until?.toISOString() ?? null,
    link:
      lock.payment === '' ? (links[reason] ?? '') : `/cashier/withdraw?transaction=${encodeURIComponent(lock.payment)}`,
  };
}

function reasonOf({ reason, error }: Cause): WireLock['reason'] {
  if (reason !== 'need') return reason;
  return error.data['reason'] === 'registration' ? 'registration' : (needs[error.type] ?? 'identity');
}

/** The method's own bound: its minimum, or its maximum where no limit is tighter. */
function boundOf({ reason, error }: Cause, currency: string): WireMoney | null {
  if (reason !== 'minimum' && reason !== 'operation') return null;
  const [fault] = error.data['amount'] as readonly { readonly params: Readonly<Record<string, string>> }[];
  const amount = fault?.params[reason === 'minimum' ? 'min' : 'max'];
  return amount === undefined ? null : { amount, currency };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
