import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { contactsStore } from '../ContactsStore.ts';
import { HintCard } from '../ui/HintCard.tsx';

/** 4-21: hints for whichever player is signed in. */
export async function startHints(app: AppServices): Promise<Stop> {
  await app.loadMessages(['contacts']);
  const hints = () => app.store(contactsStore).hints;
  let stopHints: Stop = () => {};
  const removeCard = app.cards.add(HintCard);
  const stopNews = app.news.subscribe((event) => {
    if (event.type === 'account.balance_updated' && event.data.cause.kind === 'deposit') hints().notePaid();
  });
  const stopFollowing = reaction(
    () => ({ uid: app.session.uid, own: hints() }),
    ({ uid, own }) => {
      stopHints();
      stopHints = uid === 0 ? () => {} : own.start(uid);
    },
    { fireImmediately: true },
  );
  return () => {
    stopFollowing();
    stopNews();
    removeCard();
    stopHints();
  };
}
