import { when } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';

/** Long enough to read and to press, in ms. */
const shownMs = 8_000;

/**
 * 1-22: the first launch has made an account without a question; whoever has one from the website is offered it once,
 * without being held up, and not over the game or the payment that a link has led to. The security page offers it
 * later, too.
 */
export async function offerJoin(app: AppServices): Promise<void> {
  if (app.platform.launch.registration === null || app.platform.launch.startParam?.startsWith('link_')) return;
  const isWelcome = (): boolean => !isCardUnwelcome(app);
  if (isWelcome()) return show(app);
  // Popups that follow do not wait for it.
  void when(isWelcome).then(() => show(app));
}

async function show(app: AppServices): Promise<void> {
  const [{ JoinOffer }] = await Promise.all([import('./ui/JoinOffer.tsx'), app.loadMessages(['auth'])]);
  app.notices.show(app.t('auth:telegram.offer'), 'info', { time: shownMs, body: { component: JoinOffer, data: null } });
}
