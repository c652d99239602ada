import type { Clock } from '../../lib/clock.ts';
import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { CashierApi } from './api.ts';
import { backOffMs } from '../../lib/backOff.ts';
import type { Transaction } from './parseCashier.ts';
import type { PendingCall } from '../../kernel/spending/PendingCalls.ts';

/** Tolerance in ms: client and server clocks may differ a little, and the record is written before the call is sent. */
const skewMs = 60_000;
/** Number of tries. After 1 + 2 + 4 + 8 s a call cut off by a reload has reached the operator, or never will. */
const tries = 5;

/**
 * Finds the payment that a reload cut off in the player's own history: what was typed besides its amount is not stored on
 * the device, so the call itself cannot be repeated. Null if it never reached the operator. A failed request is repeated until one
 * succeeds, since only the operator knows. Undefined once `isAsked` returns false: the history would be another
 * player's.
 */
export async function findLeftPayment(
  api: Pick<CashierApi, 'payments'>,
  clock: Pick<Clock, 'after'>,
  left: PendingCall,
  isAsked: () => boolean,
  type: Transaction['type'],
): Promise<Transaction | null | undefined> {
  for (let looked = 0, attempt = 0; looked < tries; attempt += 1) {
    if (attempt > 0) await new Promise<void>((resolve) => void clock.after(backOffMs(attempt - 1), resolve));
    if (!isAsked()) return undefined;
    const rows = await recent(api, type);
    if (!isAsked()) return undefined;
    if (rows === null) continue;
    const found = rows.find((row) => isTheSame(row, left));
    if (found) return found;
    looked += 1;
  }
  return null;
}

async function recent(
  api: Pick<CashierApi, 'payments'>,
  type: Transaction['type'],
): Promise<readonly Transaction[] | null> {
  try {
    return (await api.payments(0, 10, { type })).items;
  } catch {
    // Reported by the transport; tells nothing about the payment.
    return null;
  }
}

function isTheSame(row: Transaction, left: PendingCall): boolean {
  const { method, currency, amount } = left.input;
  const isOrder = row.method === method && row.amount.currency === currency && moneyText(row) === amount;
  return isOrder && Date.parse(row.createdAt) >= left.at - skewMs;
}

const moneyText = ({ amount }: Transaction): string => moneyToWire(amount).amount;
