import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';

/** 9-14: storage key of the return address after a successful payment. */
const returnKey = 'betting_back_pay_success_key';
const transactionKey = 'cashier_last_deposit';

/** Stores the started payment, and where the player returns after its success (4-62). */
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

/** The payment this player started last, or null. */
export function lastPayment(storage: KeyValueStore, uid: number): string | null {
  try {
    const value: unknown = JSON.parse(storage.get(transactionKey) ?? 'null');
    if (!Array.isArray(value) || value[0] !== uid) return null;
    const id: unknown = value[1];
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    // Not valid data of this app: no payment.
    return null;
  }
}

/** The stored return address if it is a path of this site; storage is as untrusted as the address bar. */
export function returnAddress(storage: KeyValueStore): string | null {
  return sameOriginPath(storage.get(returnKey));
}

export function forgetReturnAddress(storage: KeyValueStore): void {
  storage.remove(returnKey);
}
