/** Keys of the `cashier` catalogue by code, spelt out so that each can be found by search. */
import type { ProblemCode } from '../cashierProblem.ts';
import type { PaymentMethod, Round, TransactionStatus } from '../parseCashier.ts';
import type { DestinationKind } from '../destinationKind.ts';

export const timeKeys: Readonly<Record<PaymentMethod['time'], string>> = {
  instant: 'cashier:time.instant',
  minutes: 'cashier:time.minutes',
  hours: 'cashier:time.hours',
  day: 'cashier:time.day',
};

export const statusKeys: Readonly<Record<TransactionStatus, string>> = {
  pending: 'cashier:status.pending',
  processing: 'cashier:status.processing',
  succeeded: 'cashier:status.succeeded',
  failed: 'cashier:status.failed',
  cancelled: 'cashier:status.cancelled',
  returned: 'cashier:status.returned',
};

export const roundStatusKeys: Readonly<Record<Round['status'], string>> = {
  open: 'cashier:round.open',
  settled: 'cashier:round.settled',
  rolled_back: 'cashier:round.rolledBack',
};

export const requisitesKeys: Readonly<Record<DestinationKind, string>> = {
  card: 'cashier:requisites.card',
  iban: 'cashier:requisites.iban',
  wallet: 'cashier:requisites.wallet',
  ton: 'cashier:requisites.ton',
  btc: 'cashier:requisites.btc',
  other: 'cashier:requisites.other',
};

export const periodKeys = {
  day: 'cashier:limit.day',
  week: 'cashier:limit.week',
  month: 'cashier:limit.month',
} as const;

export const problemKeys: Readonly<Record<ProblemCode, string>> = {
  unavailable: 'cashier:problem.unavailable',
  service: 'cashier:problem.service',
  declined: 'cashier:problem.declined',
  withdrawalDeclined: 'cashier:problem.withdrawalDeclined',
  requisitesRefused: 'cashier:problem.requisitesRefused',
  signedOut: 'cashier:problem.signedOut',
  tooMany: 'cashier:problem.tooMany',
  failed: 'cashier:problem.failed',
};

/** Reasons of a payment that was not booked, by the payment service's code or the operator's own. */
const reasonKeys: ReadonlyMap<string, string> = new Map([
  ['declined', 'cashier:reason.declined'],
  ['not_started', 'cashier:reason.notStarted'],
  ['declined_by_bank', 'cashier:reason.declinedByBank'],
  ['no_answer_from_bank', 'cashier:reason.noAnswerFromBank'],
  ['requisites_refused_by_bank', 'cashier:reason.requisitesRefused'],
  ['cancelled_by_buyer', 'cashier:reason.cancelledByBuyer'],
  ['expired', 'cashier:reason.expired'],
  ['excluded', 'cashier:reason.excluded'],
  ['held', 'cashier:reason.held'],
  ['deposit_limit', 'cashier:reason.depositLimit'],
]);

/** Key of the reason's text, or null if unknown: the operator's own text is not shown (8-28). */
export const reasonKey = (reason: string): string | null => reasonKeys.get(reason) ?? null;
