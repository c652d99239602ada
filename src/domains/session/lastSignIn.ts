import { reaction } from 'mobx';
import type { AppServices } from '../../kernel/deps.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { formatDateTime } from '../../shared/dates/formatDate.ts';

const storageKey = 'session.lastSignInShown';

/** Duration of the toast in ms: a date takes longer to read than a phrase. */
const shownMs = 8_000;

/** Trust: once after each sign-in shows when the one before was, so that a stranger's would be noticed. */
export function startLastSignIn(app: AppServices): Stop {
  return reaction(
    () => (app.session.account === null ? null : [app.session.uid, app.session.account.previousLoginAt]),
    (sign) => {
      const [uid, at] = sign ?? [];
      if (typeof at === 'string') void show(app, `${uid} ${at}`, Date.parse(at));
    },
    { fireImmediately: true },
  );
}

/** `mark` is kept, so that a page load or another tab does not show the same one again. */
async function show(app: AppServices, mark: string, at: number): Promise<void> {
  if (!Number.isFinite(at) || app.storage.get(storageKey) === mark) return;
  app.storage.set(storageKey, mark);
  await app.loadMessages(['session']);
  app.notices.show(app.t('session:lastSignIn', { at: writtenAt(at, app.t('session:at')) }), 'info', { time: shownMs });
}

/** 9-16, in the player's time zone. */
const writtenAt = (at: number, joiner: string): string =>
  formatDateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone, joiner);
