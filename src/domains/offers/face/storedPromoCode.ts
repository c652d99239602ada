import type { KeyValueStore } from '../../../lib/keyValueStore.ts';
import { normalisedPromoCode } from '../../../shared/validation/promoCode.ts';

/** 9-14 */
const storageKey = 'promo_code';

/** The longest code that the operator takes. */
export const maxPromoCode = 64;

const usable = (text: string | null | undefined): string | null => {
  const code = normalisedPromoCode(text ?? '');
  return code === '' || code.length > maxPromoCode ? null : code;
};

/** 2.8-6: the promo code in a query; the last one of several. Null for none. */
export const promoCodeOf = (search: string): string | null =>
  usable(new URLSearchParams(search).getAll('promo_code').at(-1));

export const storedPromoCode = (storage: KeyValueStore): string | null => usable(storage.get(storageKey));

/** The code that was taken out of the present address, by the storage that has it. */
const taken = new WeakMap<KeyValueStore, string>();

/**
 * 2.8-6, 9-14: stores the code of an address, whoever reads it first; null for an address without one. A code that was
 * used meanwhile is not stored again while the address has it.
 */
export function takePromoCode(storage: KeyValueStore, code: string | null): void {
  if (code === null) taken.delete(storage);
  else if (taken.get(storage) !== code) {
    taken.set(storage, code);
    storePromoCode(storage, code);
  }
}

export const storePromoCode = (storage: KeyValueStore, code: string): void => storage.set(storageKey, code);

export const forgetPromoCode = (storage: KeyValueStore): void => storage.remove(storageKey);
