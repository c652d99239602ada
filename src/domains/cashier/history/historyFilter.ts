import type { TransactionType } from '../api.ts';

export type HistoryTab = 'payments' | 'games' | 'ledger' | 'results';
export const periods = ['all', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];
export const states = ['all', 'open', 'done', 'ended'] as const;
export type PaymentState = (typeof states)[number];
export const ledgerGroups = ['all', 'payments', 'play', 'bonuses', 'vault'] as const;
export type LedgerGroup = (typeof ledgerGroups)[number];

/** What of the history is shown. It is in the address, so that a reload and the way back keep it. */
export interface HistoryFilter {
  readonly tab: HistoryTab;
  readonly type: TransactionType;
  readonly state: PaymentState;
  /** Sysname of a payment method; empty for all. */
  readonly method: string;
  /** Sysname of a game; empty for all. */
  readonly game: string;
  readonly period: Period;
  readonly group: LedgerGroup;
}

export const noFilter: HistoryFilter = {
  tab: 'payments',
  type: '',
  state: 'all',
  method: '',
  game: '',
  period: 'all',
  group: 'all',
};

const tabs: readonly HistoryTab[] = ['payments', 'games', 'ledger', 'results'];
const types: readonly TransactionType[] = ['', 'deposit', 'withdrawal'];

const oneOf = <T extends string>(all: readonly T[], text: string | null, usual: T): T =>
  all.find((one) => one === text) ?? usual;

/** Unknown values of an address count as not given. */
export function readFilter(search: string): HistoryFilter {
  const query = new URLSearchParams(search);
  return {
    tab: oneOf(tabs, query.get('tab'), noFilter.tab),
    type: oneOf(types, query.get('type'), noFilter.type),
    state: oneOf(states, query.get('state'), noFilter.state),
    method: (query.get('method') ?? '').slice(0, 64),
    game: (query.get('game') ?? '').slice(0, 64),
    period: oneOf(periods, query.get('period'), noFilter.period),
    group: oneOf(ledgerGroups, query.get('group'), noFilter.group),
  };
}

/** The query of an address: only what differs from the whole history. */
export function writeFilter(filter: HistoryFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== noFilter[name as keyof HistoryFilter]) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

const DAY_MS = 86_400_000;
const days: Readonly<Record<Period, number | null>> = {
  all: null,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};

/** The first moment of a period that ends now, ISO 8601 in UTC; empty for the whole history. */
export function periodStart(period: Period, now: number): string {
  const length = days[period];
  return length === null ? '' : new Date(now - length * DAY_MS).toISOString();
}

/** The statuses of a payment in each state. */
export const statusesOf: Readonly<Record<PaymentState, readonly string[]>> = {
  all: [],
  open: ['pending', 'processing'],
  done: ['succeeded'],
  ended: ['failed', 'cancelled', 'returned'],
};

/** The ledger's reasons in each group. */
export const reasonsOf: Readonly<Record<LedgerGroup, readonly string[]>> = {
  all: [],
  payments: [
    'deposit',
    'deposit_reversed',
    'withdrawal_held',
    'withdrawal_paid',
    'withdrawal_returned',
    'withdrawal_reversed',
  ],
  play: ['stake', 'win', 'rollback', 'bet_corrected', 'jackpot', 'tournament_prize', 'wheel_spins', 'wheel_refund'],
  bonuses: [
    'bonus_activated',
    'bonus_converted',
    'bonus_available',
    'bonus_expired',
    'bonus_removed',
    'bonus_burned',
    'bonus_lost',
    'cashback',
    'reward',
  ],
  vault: ['vault_in', 'vault_out'],
};
