import type { AppServices } from '../../kernel/deps.ts';
import { formatDateTime } from '../../shared/dates/formatDate.ts';

const storageKey = 'session.lastSignInShown';

/** Duration of the toast in ms: a date takes longer to read than a phrase. */
const shownMs = 8_000;

/**
 * Trust: after a sign-in shows when the one before was, so that a stranger's would be noticed. Each is shown once: a
 * messenger's page that is loaded again signs in again.
 */
export async function showLastSignIn(
  app: Pick<AppServices, 'session' | 'storage' | 'notices' | 'loadMessages' | 't'>,
): Promise<void> {
  const { uid, account } = app.session;
  const at = Date.parse(account?.previousLoginAt ?? '');
  const mark = `${uid} ${account?.previousLoginAt}`;
  if (!Number.isFinite(at) || app.storage.get(storageKey) === mark) return;
  await app.loadMessages(['session']);
  if (app.session.uid !== uid) return;
  app.storage.set(storageKey, mark);
  app.notices.show(app.t('session:lastSignIn', { at: writtenAt(at, app.t('session:at')) }), 'info', { time: shownMs });
}

/** 9-16, in the player's time zone. */
const writtenAt = (at: number, joiner: string): string =>
  formatDateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone, joiner);
