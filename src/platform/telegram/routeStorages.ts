import type { RouteStorage } from './RouteMemory.ts';
import { deviceStorage } from './sdk.ts';
import { within } from './within.ts';

const questionMs = 400;

/** The tab's own storage; kept in memory only if the browser blocks it. */
export const tabStorage = (page: Window): RouteStorage => ({
  get: async (key) => page.sessionStorage.getItem(key),
  set: async (key, value) => page.sessionStorage.setItem(key, value),
});

/** The messenger's storage on this device; some of its clients lack it, some never answer. */
export const messengerStorage: RouteStorage = {
  async get(key) {
    const asking = deviceStorage.getItem.ifAvailable(key);
    return asking.ok ? within(asking.data, questionMs, null) : null;
  },
  async set(key, value) {
    const asking = deviceStorage.setItem.ifAvailable(key, value);
    if (asking.ok) await within(asking.data, questionMs, undefined);
  },
};
