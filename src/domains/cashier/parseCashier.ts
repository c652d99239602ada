import type { CallOutput } from '../../contract/index.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { requisitesKind } from './requisitesKind.ts';
import type { RequisitesKind } from './requisitesKind.ts';

type WireDeposit = CallOutput<'GET cashier.getdepositsettings'>;
type WireWithdraw = CallOutput<'GET cashier.getwithdrawsettings'>;
type WireTransaction = CallOutput<'GET cashier.gethistory'>['items'][number];
type WireRound = CallOutput<'GET games.getHistory'>['items'][number];

export interface PaymentMethod {
  readonly sysname: string;
  readonly name: string;
  readonly image: string;
  readonly min: Money;
  readonly max: Money;
  /** A decimal text, "0" for no fee. */
  readonly feePercent: string;
  readonly time: WireDeposit['methods'][number]['processing_time'];
}

export interface DepositMethod extends PaymentMethod {
  readonly presets: readonly Money[];
}

export interface DepositLimit {
  readonly available: Money;
  readonly limit: Money;
  readonly period: 'day' | 'week' | 'month';
}

export interface DepositSettings {
  readonly currency: string;
  readonly methods: readonly DepositMethod[];
  /** 3-55; null where the player has set none. */
  readonly limit: DepositLimit | null;
}

export interface WithdrawMethod extends PaymentMethod {
  readonly requisites: RequisitesKind;
}

export interface LockedMoney {
  readonly amount: Money;
  readonly reason: string;
  /** An app path where the player can resolve it, or empty. */
  readonly link: string;
}

export interface WithdrawSettings {
  readonly currency: string;
  readonly available: Money;
  readonly locked: readonly LockedMoney[];
  readonly methods: readonly WithdrawMethod[];
}

export type TransactionStatus = WireTransaction['status'];

export interface Transaction {
  readonly id: string;
  readonly type: 'deposit' | 'withdrawal';
  readonly status: TransactionStatus;
  readonly amount: Money;
  readonly fee: Money;
  readonly methodName: string;
  readonly method: string;
  /** Masked by the operator. */
  readonly requisites: string;
  readonly reason: string;
  /** The player may cancel it now (7-45). */
  readonly canCancel: boolean;
  readonly createdAt: string;
}

export interface Round {
  readonly id: string;
  readonly game: { readonly sysname: string; readonly title: string };
  readonly status: WireRound['status'];
  readonly stake: Money;
  readonly payout: Money;
  readonly startedAt: string;
}

function parseMethod(wire: Omit<WireDeposit['methods'][number], 'presets'>): PaymentMethod {
  return {
    sysname: wire.sysname,
    name: wire.name,
    image: wire.image,
    min: parseMoney(wire.min),
    max: parseMoney(wire.max),
    feePercent: wire.fee_percent,
    time: wire.processing_time,
  };
}

export function parseDepositSettings(wire: WireDeposit): DepositSettings {
  const { limit } = wire;
  return {
    currency: wire.currency,
    methods: wire.methods.map((method) => ({ ...parseMethod(method), presets: method.presets.map(parseMoney) })),
    limit: limit && {
      available: parseMoney(limit.available_amount),
      limit: parseMoney(limit.limit_amount),
      period: limit.period,
    },
  };
}

export function parseWithdrawSettings(wire: WireWithdraw): WithdrawSettings {
  return {
    currency: wire.currency,
    available: parseMoney(wire.available),
    locked: wire.locked.map(({ amount, reason, link }) => ({ amount: parseMoney(amount), reason, link })),
    methods: wire.methods.map((method) => ({
      ...parseMethod(method),
      requisites: requisitesKind(method.requisites_label),
    })),
  };
}

export function parseTransaction(wire: WireTransaction): Transaction {
  return {
    id: wire.id,
    type: wire.type,
    status: wire.status,
    amount: parseMoney(wire.amount),
    fee: parseMoney(wire.fee),
    methodName: wire.method_name,
    method: wire.method,
    requisites: wire.requisites,
    reason: wire.reason,
    canCancel: wire.can_cancel,
    createdAt: wire.created_at,
  };
}

export function parseRound(wire: WireRound): Round {
  return {
    id: wire.round_id,
    game: { sysname: wire.game.sysname, title: wire.game.title },
    status: wire.status,
    stake: parseMoney(wire.stake),
    payout: parseMoney(wire.payout),
    startedAt: wire.started_at,
  };
}

/** I5: these states are final; a transaction never leaves one. */
export function isTerminal(status: TransactionStatus): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'cancelled';
}
