import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';

/** 9-14: the return address after a payment has succeeded. */
const returnKey = 'betting_back_pay_success_key';
const transactionKey = 'cashier_last_deposit';

/** Keeps which payment was begun, and where the player wants to be once it is through (4-62). */
export function rememberPayment(
  storage: KeyValueStore,
  uid: number,
  transaction: string,
  returnPath: string | null,
): void {
  storage.set(transactionKey, JSON.stringify([uid, transaction]));
  if (returnPath === null) storage.remove(returnKey);
  else storage.set(returnKey, returnPath);
}

/** The payment this player began last, or null. */
export function lastPayment(storage: KeyValueStore, uid: number): string | null {
  try {
    const value: unknown = JSON.parse(storage.get(transactionKey) ?? 'null');
    if (!Array.isArray(value) || value[0] !== uid) return null;
    const id: unknown = value[1];
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    // Not ours: nothing is remembered.
    return null;
  }
}

/** The stored return address if it stays on this site; storage is no more to be trusted than an address bar. */
export function returnAddress(storage: KeyValueStore): string | null {
  return sameOriginPath(storage.get(returnKey));
}

export function forgetReturnAddress(storage: KeyValueStore): void {
  storage.remove(returnKey);
}
