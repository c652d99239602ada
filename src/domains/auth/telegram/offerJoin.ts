import { when } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { cardTurnStore } from '../../../kernel/cards/CardTurn.ts';
import { isOfferUnwelcome } from './joinOfferTurn.ts';

/** Long enough to read and to press, in ms. */
const shownMs = 8_000;
/** Whoever has had it before them for this time, in ms, has read it. */
const readMs = 3_000;

/**
 * 1-22: the first launch has made an account without a question; whoever has one from the website is offered it once,
 * without being held up, and not over the game or the payment that a link has led to, nor beside a card. If something
 * opens over it before it can have been read, it comes again afterwards. The security page offers it later, too.
 */
export function offerJoin(app: AppServices): void {
  if (app.platform.launch.registration === null || app.platform.launch.startParam?.startsWith('link_')) return;
  // Popups that follow do not wait for it.
  void offer(app);
}

async function offer(app: AppServices): Promise<void> {
  const turn = app.store(cardTurnStore);
  turn.want('joinOffer');
  try {
    await showOnceWelcome(app, () => turn.drop('joinOffer'));
  } catch {
    // Its words or files did not arrive: the security page has it.
    turn.drop('joinOffer');
  }
}

async function showOnceWelcome(app: AppServices, leave: () => void): Promise<void> {
  const isWelcome = (): boolean => !isOfferUnwelcome(app);
  await when(isWelcome);
  const [{ JoinOffer }] = await Promise.all([import('./ui/JoinOffer.tsx'), app.loadMessages(['auth'])]);
  // Something may have opened while they were loading.
  await when(isWelcome);
  const shownAt = app.clock.device();
  const stopLeaving = app.clock.after(shownMs, leave);
  const onInTheWay = (): void => {
    stopLeaving();
    if (app.clock.device() - shownAt < readMs) void offer(app);
    else leave();
  };
  const data = { onInTheWay };
  app.notices.show(app.t('auth:telegram.offer'), 'info', { time: shownMs, body: { component: JoinOffer, data } });
}
