import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import type { Platform } from '../Platform.ts';
import { cloudStorage, deviceStorage } from './sdk.ts';
import { within } from './within.ts';

const questionMs = 800;

type Answer<T> = { readonly ok: boolean; readonly data?: unknown } & (
  | { readonly ok: true; readonly data: PromiseLike<T> }
  | { readonly ok: false }
);

async function told<T>(ask: () => Answer<T>, fallback: T): Promise<T> {
  try {
    const answer = ask();
    return answer.ok ? await within(Promise.resolve(answer.data), questionMs, fallback) : fallback;
  } catch {
    // A host that does not know the method.
    return fallback;
  }
}

/**
 * The player's preferences: in the messenger's cloud, so that they follow the player over devices; on the device where
 * the host has no cloud (below 6.9) or does not answer; and always in this browser.
 */
export const hostPreferences = (own: KeyValueStore, isConnected: () => boolean): Platform['preferences'] => ({
  async get(key) {
    if (isConnected()) {
      const inCloud = await told(() => cloudStorage.getItem.ifAvailable(key), '');
      if (inCloud !== '') return inCloud;
      const onDevice = await told(() => deviceStorage.getItem.ifAvailable(key), null);
      if (onDevice !== null) return onDevice;
    }
    return own.get(key);
  },
  async set(key, value) {
    own.set(key, value);
    if (!isConnected()) return;
    await Promise.all([
      told(() => cloudStorage.setItem.ifAvailable(key, value), undefined),
      told(() => deviceStorage.setItem.ifAvailable(key, value), undefined),
    ]);
  },
});
