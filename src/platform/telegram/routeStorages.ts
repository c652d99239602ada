import { isStorageBlocked } from '../../lib/isStorageBlocked.ts';
import type { RouteStorage } from './RouteMemory.ts';
import { cloudStorage, deviceStorage } from './sdk.ts';
import { within } from './within.ts';

const questionMs = 400;
/** The cloud is asked over the network. */
const cloudMs = 800;

/** The tab's own storage; kept in memory only if the browser blocks it. */
const tabStorage = (page: Window): RouteStorage => ({
  get: async (key) => page.sessionStorage.getItem(key),
  set: async (key, value) => page.sessionStorage.setItem(key, value),
});

/** The messenger's storage on this device; some of its clients lack it, some refuse or never answer. */
const messengerStorage: RouteStorage = {
  async get(key) {
    const asking = deviceStorage.getItem.ifAvailable(key);
    return asking.ok ? within(asking.data, questionMs, null) : null;
  },
  async set(key, value) {
    const asking = deviceStorage.setItem.ifAvailable(key, value);
    if (asking.ok) await within(asking.data, questionMs, undefined);
  },
};

/** The bot's storage for its user in the messenger's cloud, which every client has. */
const messengerCloud: RouteStorage = {
  async get(key) {
    const asking = cloudStorage.getItem.ifAvailable(cloudKey(key));
    return asking.ok ? (await within(asking.data, cloudMs, '')) || null : null;
  },
  async set(key, value) {
    const asking = cloudStorage.setItem.ifAvailable(cloudKey(key), value);
    if (asking.ok) await within(asking.data, cloudMs, undefined);
  },
};

/** The cloud's keys have letters, digits, `_` and `-` only. */
const cloudKey = (key: string): string => key.replace(/[^\w-]/g, '_');

/**
 * Where the last page of a launch is kept, the nearest first. Where the browser blocks the frame's storage, a client
 * without a storage of its own on the device (Telegram Web A) has nothing but its cloud.
 */
export const routeStorages = (page: Window): readonly RouteStorage[] =>
  isStorageBlocked(page) ? [tabStorage(page), messengerStorage, messengerCloud] : [tabStorage(page), messengerStorage];
