import { reaction, when } from 'mobx';
import { consentStore } from '../analytics/face/ConsentStore.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { onFirstInteraction } from '../../lib/onFirstInteraction.ts';
import { chatStore } from './ChatStore.ts';
import { chatPlace } from './paths.ts';
import { ChatCard } from './ui/ChatCard.tsx';

/**
 * 4-53: the chat begins after the first interaction, when the browser is idle or after a second, once it is known who
 * the visitor is. Without an origin for its frame there is none.
 */
export async function startChat(app: AppServices): Promise<Stop> {
  const { content, session, place } = app;
  if (content.chatOrigin === '') return () => {};
  const store = app.store(chatStore);
  const consent = app.store(consentStore);
  consent.read();
  const stops: Stop[] = [];
  const begin = async () => {
    try {
      await app.loadMessages(['chat']);
    } catch {
      // 8-26: a page whose words do not arrive goes on without the chat; the next one tries again.
      return;
    }
    await store.permit(consent.isWelcoming);
    stops.push(
      app.cards.add(ChatCard),
      reaction(
        () => consent.isWelcoming,
        (isWelcoming) => void store.permit(isWelcoming),
      ),
      // Registration, sign-in and sign-out; another page after one that allows none.
      reaction(
        () => session.uid,
        () => void store.change(),
      ),
      reaction(
        () => session.isLeaving,
        (isLeaving) => (isLeaving ? store.leave() : void store.change()),
      ),
      reaction(
        () => chatPlace(place.path) === 'never',
        (isNever) => (isNever ? store.drop() : void store.begin()),
      ),
    );
    await store.begin();
  };
  stops.push(
    onFirstInteraction(() => {
      stops.push(
        when(
          () => session.status !== 'unknown',
          () => void begin(),
        ),
      );
    }),
  );
  return () => stops.forEach((stop) => stop());
}
