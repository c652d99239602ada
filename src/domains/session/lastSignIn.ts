import { when } from 'mobx';
import { isCardUnwelcome } from '../../kernel/cards/isCardUnwelcome.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { formatDateTime } from '../../shared/dates/formatDate.ts';

const storageKey = 'session.lastSignInShown';
/** When this device has signed in, by the clock of the server. */
const ownKey = 'session.ownSignIn';

/** Duration of the toast in ms: a date takes longer to read than a phrase. */
const shownMs = 8_000;
/** Between a sign-in and the page that notes it, in ms. */
const ownWithinMs = 2 * 60_000;

type App = Pick<
  AppServices,
  'session' | 'storage' | 'notices' | 'loadMessages' | 't' | 'clock' | 'platform' | 'play' | 'dialogs' | 'place'
>;

/**
 * Trust: after a sign-in shows when the one before was, so that a stranger's would be noticed. Each is shown once: a
 * messenger's page that is loaded again signs in again. There each launch is a sign-in, so one that was this device's
 * own is left out, and so is every one where the device does not know its own (Telegram Web keeps nothing in the frame);
 * and the toast waits for a page on which it is in nobody's way.
 */
export async function showLastSignIn(app: App): Promise<void> {
  const { session, storage, clock } = app;
  const { uid, account } = session;
  const at = Date.parse(account?.previousLoginAt ?? '');
  const mark = `${uid} ${account?.previousLoginAt}`;
  const [ownUid, ownAt] = (storage.get(ownKey) ?? '').split(' ');
  storage.set(ownKey, `${uid} ${clock.now()}`);
  if (!Number.isFinite(at) || storage.get(storageKey) === mark) return;
  const isInMessenger = app.platform.kind === 'telegram';
  if (isInMessenger && (ownUid !== String(uid) || Math.abs(Number(ownAt) - at) < ownWithinMs)) return;
  await app.loadMessages(['session']);
  if (isInMessenger) await when(() => session.uid !== uid || !isCardUnwelcome(app, 'canWait'));
  if (session.uid !== uid) return;
  storage.set(storageKey, mark);
  const text = app.t('session:lastSignIn', { at: writtenAt(at, app.t('session:at')) });
  app.notices.show(text, 'info', isInMessenger ? {} : { time: shownMs });
}

/** 9-16, in the player's time zone. */
const writtenAt = (at: number, joiner: string): string =>
  formatDateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone, joiner);
