/** The payment vendor's replies, read with nothing taken for granted. Amounts are decimal texts. */
import { VendorError } from '../../vendors/VendorError.ts';
import type { Ending } from './paymentStatus.ts';

/** A payment's state in the vendor's format. */
export interface VendorState {
  /** The vendor's own reference of the payment; empty if it does not tell. */
  readonly reference: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
  /** A succeeded deposit was charged back, or a paid payout came back. */
  readonly isReversed: boolean;
  /** The money of a succeeded deposit was given back. */
  readonly isRefunded: boolean;
}

/** What a deposit of coins waits for. */
export interface CoinRequest {
  readonly coin: string;
  readonly address: string;
  readonly memo: string;
  /** In the coin. */
  readonly amount: string;
  /** Units of the account's currency for one coin. */
  readonly rate: string;
  /** Confirmations until it counts. */
  readonly needed: number;
}

export interface OpenedIntent {
  readonly reference: string;
  /** Empty if the method has no page. */
  readonly hostedUrl: string;
  readonly expiresAt: string;
  readonly crypto: CoinRequest | null;
}

export interface IntentState extends VendorState {
  readonly received: string;
  readonly confirmations: number;
}

const endings: Readonly<Record<string, Ending>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  paid: 'succeeded',
  declined: 'failed',
};

/** How a payment of this status at the vendor has ended; null for one that has not. */
export const endingOf = (status: string): Ending | null =>
  (Object.hasOwn(endings, status) ? endings[status] : undefined) ?? null;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

export function readState(reply: unknown): VendorState {
  const { id, status, amount, currency, reason, reversed, refunded } = fieldsOf(reply);
  return {
    reference: textOf(id),
    status: String(status),
    amount: String(amount),
    currency: String(currency),
    reason: textOf(reason),
    isReversed: reversed === true,
    isRefunded: refunded === true,
  };
}

export function readIntent(reply: unknown): IntentState {
  const { crypto } = fieldsOf(reply);
  const { received, confirmations } = fieldsOf(crypto);
  return {
    ...readState(reply),
    received: textOf(received),
    confirmations: countOf(confirmations),
  };
}

/** Throws a VendorError for a reply that leads the player nowhere. */
export function readOpened(reply: unknown): OpenedIntent {
  const { id, hosted_url: hostedUrl, expires_at: expiresAt, crypto } = fieldsOf(reply);
  const page = textOf(hostedUrl);
  if (page !== '' && !/^https?:$/.test(URL.canParse(page) ? new URL(page).protocol : ''))
    throw new VendorError('The payment vendor named no page', null);
  return {
    reference: textOf(id),
    hostedUrl: page,
    expiresAt: Number.isNaN(Date.parse(textOf(expiresAt))) ? '' : new Date(textOf(expiresAt)).toISOString(),
    crypto: crypto === null || crypto === undefined ? null : readCoins(fieldsOf(crypto)),
  };
}

function readCoins({ coin, address, memo, amount, rate, needed }: Fields): CoinRequest {
  if (textOf(address) === '' || !/^\d+(\.\d+)?$/.test(textOf(amount)))
    throw new VendorError('The payment vendor named no address', null);
  return {
    coin: textOf(coin),
    address: textOf(address),
    memo: textOf(memo),
    amount: textOf(amount),
    rate: textOf(rate),
    needed: countOf(needed),
  };
}
