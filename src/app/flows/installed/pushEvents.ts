/** The worker's part of push messages: shows them, opens what they lead to, and renews the subscription. */
import { subscriptionData } from '../../../lib/pushSubscription.ts';
import { readPushMessage } from './pushMessage.ts';
import type { ToPage } from './pushMessage.ts';

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushReceived extends Extendable {
  readonly data: { json(): unknown } | null;
}

export interface NotificationPressed extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}

export interface SubscriptionChanged extends Extendable {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

export interface OpenWindow {
  readonly frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: ToPage, transfer: readonly MessagePort[]): void;
}

/** The worker's global scope, as far as it is used here. */
export interface PushScope {
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChanged) => void): void;
}

const icons = { icon: '/icon-192.png', badge: '/icon-monochrome-512.png' };
/** A page that does not answer within this time, in ms, is of another build or has not started. */
const answerMs = 1_000;

export function listenToPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, pathOf(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)));
}

/** Browsers demand that every push is shown, so one that cannot be read is, too. */
function show({ registration }: PushScope, { data }: PushReceived): Promise<void> {
  const message = readPushMessage(jsonOf(data));
  if (message === null) return registration.showNotification('Croupier', icons);
  const { title, body, path, lang, dir, tag } = message;
  return registration.showNotification(title, { ...icons, body, lang, dir, tag, data: { path } });
}

function jsonOf(data: PushReceived['data']): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    // No JSON.
    return null;
  }
}

const pathOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string' ? data.path : '/';

/**
 * Through a window that is open already: its app asks before it leaves a round. A new one opens if there is none, or if
 * the one there does not answer.
 */
async function open({ clients }: PushScope, path: string): Promise<void> {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Not a frame, nor a window that another one has opened for a task of its own.
  const [shown] = all.filter(({ frameType }) => frameType === 'top-level').sort(byAttention);
  if (shown !== undefined && (await isTaken(shown, path))) return;
  await clients.openWindow(path);
}

const attention = ({ focused, visibilityState }: OpenWindow): number =>
  (focused ? 2 : 0) + (visibilityState === 'visible' ? 1 : 0);
const byAttention = (left: OpenWindow, right: OpenWindow): number => attention(right) - attention(left);

async function isTaken(shown: OpenWindow, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, answerMs, false);
  });
  shown.postMessage({ kind: 'open', path }, [port2]);
  // Some browsers refuse to focus a window from a worker: the page changes all the same.
  await shown.focus().catch(() => undefined);
  return answer;
}

/** Without the old address the operator would not know whose it was: the player switches it on again. */
async function renew({ registration }: PushScope, change: SubscriptionChanged): Promise<void> {
  const { oldSubscription: old } = change;
  if (old === null) return;
  const { applicationServerKey, userVisibleOnly } = old.options;
  const fresh =
    change.newSubscription ?? (await registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly }));
  const data = subscriptionData(fresh);
  if (data === null) return;
  const body = new FormData();
  for (const [name, value] of Object.entries({ old_endpoint: old.endpoint, ...data })) body.set(name, value);
  await fetch('/api/push.renew?v=2.35&locale=en', { method: 'POST', body });
}
