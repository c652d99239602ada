import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import type { PlaceView } from '../../kernel/stores.ts';
import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';
import { isGamePath } from '../games/paths.ts';

/** 9-14: storage key of the return address after a successful payment. */
const returnKey = 'betting_back_pay_success_key';
const transactionKey = 'cashier_last_deposit';

interface StartedPayment {
  readonly transaction: string;
  /** The offer that it is to earn; empty for none. */
  readonly offer: string;
  /** Where the player returns after its success (4-62); null for the game hall. */
  readonly returnPath: string | null;
}

/** 4-62: where a payment that begins here leads back to: what the address says, else the game that it is made over. */
export const returnPathOf = ({ path, search }: Pick<PlaceView, 'path' | 'search'>): string | null =>
  sameOriginPath(new URLSearchParams(search).get('backUrl')) ?? (isGamePath(path) ? path : null);

/** Stores a started payment, for the page that it ends on. */
export function rememberPayment(storage: KeyValueStore, uid: number, started: StartedPayment): void {
  const { transaction, offer, returnPath } = started;
  storage.set(transactionKey, JSON.stringify([uid, transaction, offer]));
  if (returnPath === null) storage.remove(returnKey);
  else storage.set(returnKey, returnPath);
}

/** The payment this player started last, or null. */
export function lastPayment(storage: KeyValueStore, uid: number): Omit<StartedPayment, 'returnPath'> | null {
  try {
    const value: unknown = JSON.parse(storage.get(transactionKey) ?? 'null');
    if (!Array.isArray(value) || value[0] !== uid) return null;
    const [, id, offer]: readonly unknown[] = value;
    if (typeof id !== 'string' || id === '') return null;
    return { transaction: id, offer: typeof offer === 'string' ? offer : '' };
  } catch {
    // Not valid data of this app: no payment.
    return null;
  }
}

/** The stored return address if it is a path of this site; storage is as untrusted as the address bar. */
export function returnAddress(storage: KeyValueStore): string | null {
  return sameOriginPath(storage.get(returnKey));
}

/** Where a payment leads back to, if it is the one that this player started last. */
export const returnAddressOf = (storage: KeyValueStore, uid: number, transaction: string): string | null =>
  lastPayment(storage, uid)?.transaction === transaction ? returnAddress(storage) : null;

export function forgetReturnAddress(storage: KeyValueStore): void {
  storage.remove(returnKey);
}
