import type { CallOutput } from '../../contract/index.ts';
import type { MethodKind } from '../../contract/cashier/deposits.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';
import { payoutMultiple } from '../../shared/play/payoutMultiple.ts';

type WireDeposit = CallOutput<'GET cashier.getdepositsettings'>;
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
  readonly kind: MethodKind;
}

/** What a method asks for besides the amount. */
export type RequisiteField = WireDeposit['methods'][number]['fields'][number];

/** A card that the payment service has kept. */
export type SavedCard = WireDeposit['methods'][number]['saved_cards'][number];

export interface DepositMethod extends PaymentMethod {
  readonly presets: readonly Money[];
  /** An amount is a multiple of this. */
  readonly step: Money;
  readonly fields: readonly RequisiteField[];
  readonly savedCards: readonly SavedCard[];
  /** Code of the coin of a method of kind `crypto`, else empty. */
  readonly crypto: string;
}

export interface DepositLimit {
  readonly available: Money;
  readonly limit: Money;
  readonly period: 'day' | 'week' | 'month';
  /** The player may set another one. */
  readonly canEdit: boolean;
  /** When it ends or is loosened, by the server's clock; null for neither. */
  readonly endsAt: string | null;
}

export interface DepositSettings {
  readonly currency: string;
  readonly methods: readonly DepositMethod[];
  /** 3-56: the currencies that an account can be in. */
  readonly currencies: readonly string[];
  /** 3-55; null where the player has set none. */
  readonly limit: DepositLimit | null;
  /** Nothing can be deposited to this account for now. */
  readonly isHeld: boolean;
  /** The method to begin with, before others; not all are offered. */
  readonly usedMethods: readonly string[];
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
  readonly kind: MethodKind;
  /** A deposit that waits for the player. */
  readonly canResume: boolean;
  /** Its money was taken back, or came back, after it had succeeded. */
  readonly isReversed: boolean;
  /** The offer that a deposit is to earn; empty for none. */
  readonly offer: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Round {
  readonly id: string;
  readonly game: WireRound['game'];
  readonly status: WireRound['status'];
  readonly stake: Money;
  readonly payout: Money;
  /** What it paid in stakes, two decimals; null where it is open, returned or was free. */
  readonly multiple: string | null;
  /** Where it can be recomputed; empty while it is open. */
  readonly verifyUrl: string;
  readonly startedAt: string;
}

/** The parts of a method that deposits and withdrawals have in common. */
export function parseMethod(
  wire: Omit<WireDeposit['methods'][number], 'presets' | 'step' | 'crypto' | 'saved_cards' | 'fields'>,
): PaymentMethod {
  return {
    sysname: wire.sysname,
    name: wire.name,
    image: wire.image,
    min: parseMoney(wire.min),
    max: parseMoney(wire.max),
    feePercent: wire.fee_percent,
    time: wire.processing_time,
    kind: wire.kind,
  };
}

export function parseDepositSettings(wire: WireDeposit): DepositSettings {
  const { limit } = wire;
  return {
    currency: wire.currency,
    currencies: wire.currencies,
    methods: wire.methods.map((method) => ({
      ...parseMethod(method),
      presets: method.presets.map(parseMoney),
      step: parseMoney(method.step),
      fields: method.fields,
      savedCards: method.saved_cards,
      crypto: method.crypto,
    })),
    usedMethods: wire.used_methods,
    limit: parseLimit(limit),
    isHeld: wire.is_held,
  };
}

/** 3-55 */
export const parseLimit = (wire: CallOutput<'GET account.getDepositLimit'>): DepositLimit | null =>
  wire && {
    available: parseMoney(wire.available_amount),
    limit: parseMoney(wire.limit_amount),
    period: wire.period,
    canEdit: wire.can_edit,
    endsAt: wire.expired_at,
  };

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
    kind: wire.kind,
    canResume: wire.can_resume,
    isReversed: wire.is_reversed,
    offer: wire.campaign_offer_id,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
  };
}

export function parseRound(wire: WireRound): Round {
  const [stake, payout] = [parseMoney(wire.stake), parseMoney(wire.payout)];
  return {
    id: wire.round_id,
    game: { ...wire.game, colour: colourOf(wire.game.colour) },
    status: wire.status,
    stake,
    payout,
    multiple: wire.status === 'settled' ? payoutMultiple(payout.minor, stake.minor) : null,
    verifyUrl: wire.verify_url,
    startedAt: wire.started_at,
  };
}

/** I5: these states are final; a transaction never leaves one. */
export function isTerminal(status: TransactionStatus): boolean {
  return status !== 'pending' && status !== 'processing';
}
