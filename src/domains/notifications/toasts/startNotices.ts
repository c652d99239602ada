import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';
import { noticeSound } from '../NoticeSound.ts';
import { onUserActivity } from '../../../lib/onUserActivity.ts';
import { playChime } from '../../../lib/playChime.ts';
import { createInboxApi } from '../inbox/api.ts';
import { inboxStore } from '../inbox/InboxStore.ts';
import { NoticeToast } from '../inbox/ui/NoticeToast.tsx';
import { noticeQueue } from './NoticeQueue.ts';

interface Outside {
  readonly onActivity: typeof onUserActivity;
  readonly chime: () => Promise<void>;
}

const browser: Outside = { onActivity: onUserActivity, chime: () => playChime() };

/**
 * 4-55: notices are fetched once after the first interaction and again on every path change; also when the operator
 * says that there is one.
 */
export function startNotices(app: AppServices, { onActivity, chime }: Outside = browser): Stop {
  const api = createInboxApi(app.call);
  const queue = app.store(noticeQueue);
  const sound = app.store(noticeSound);
  let isActive = false;
  let isWanted = false;

  const ask = async () => {
    if (!isActive) return;
    isWanted = isCardUnwelcome(app);
    if (isWanted) return;
    const { uid } = app.session;
    try {
      await app.loadMessages(['inbox']);
      const notices = await api.unshown();
      if (app.session.uid === uid) queue.push(notices);
    } catch {
      // Reported by the transport; the centre has them, and the next page asks again.
    }
  };
  const begin = () => {
    if (isActive) return;
    isActive = true;
    stopActivity();
    void ask();
  };

  queue.listen(() => {
    if (sound.isOn) void chime();
  });
  const stopPage = onActivity(begin);
  const stopGame = app.activity.subscribe(begin);
  const stopActivity = () => {
    stopPage();
    stopGame();
  };
  const stops = [
    stopActivity,
    () => queue.clear(),
    app.store(inboxStore).follow(),
    app.cards.add(NoticeToast),
    reaction(
      () => app.place.path,
      () => void ask(),
    ),
    reaction(
      () => isCardUnwelcome(app),
      (isUnwelcome) => {
        if (isUnwelcome) return queue.pause();
        queue.resume();
        if (isWanted) void ask();
      },
      { fireImmediately: true },
    ),
    app.news.subscribe((event) => {
      if (event.type === 'inbox.added' && event.data.has_toast) void ask();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
