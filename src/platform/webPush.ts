import { subscriptionData } from '../lib/pushSubscription.ts';
import type { PushSubscriptionData } from '../lib/pushSubscription.ts';
import type { Push } from './Platform.ts';

/** Longest wait for the service worker and for the browser's push service, in ms. Either may never answer. */
const longestMs = 15_000;

/** Push messages by the site's service worker (the Push API). */
export function createWebPush(workers: ServiceWorkerContainer): Push {
  const subscription = async () => (await workers.getRegistration())?.pushManager.getSubscription() ?? null;
  return {
    permission: () => (Notification.permission === 'default' ? 'ask' : Notification.permission),
    async current() {
      const found = await subscription();
      return found && subscriptionData(found);
    },
    async subscribe(key) {
      // Asked at once: the press that allows it counts for a short time only.
      if ((await Notification.requestPermission()) !== 'granted') return null;
      return inTime(subscribe(workers, key));
    },
    async unsubscribe() {
      await (await subscription())?.unsubscribe();
    },
  };
}

async function subscribe(workers: ServiceWorkerContainer, key: string): Promise<PushSubscriptionData | null> {
  const { pushManager } = await workers.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const old = await pushManager.getSubscription();
  // A browser refuses another key while it has a subscription for the one before.
  if (old && !isFor(old, options.applicationServerKey)) await old.unsubscribe();
  return subscriptionData(await pushManager.subscribe(options));
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the push service did not answer')), longestMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
