import { reaction, when } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { forgetPromoCode, promoCodeOf, storedPromoCode, takePromoCode } from '../face/storedPromoCode.ts';
import { promoCodeDialog } from '../dialogs.ts';
import { showActivated } from './showActivated.ts';

/** 2.8-6: offers a player the promo code of an address, on whatever page, once for each code. */
export function startOfferPromoCode(app: AppServices): Stop {
  let offered: string | null = null;
  let stopWaiting: Stop = () => {};
  const offer = async (code: string) => {
    // Another dialog is open: a registration may be using the code right now, and then drops it.
    if (code === offered || storedPromoCode(app.storage) !== code) return;
    offered = code;
    await offerStoredPromoCode(app);
  };
  const stopReading = reaction(
    () => promoCodeOf(app.place.search),
    (code) => {
      stopWaiting();
      takePromoCode(app.storage, code);
      if (code !== null)
        stopWaiting = when(
          () => !app.dialogs.isAnyOpen && app.session.isPlayer,
          () => void offer(code),
        );
    },
    { fireImmediately: true },
  );
  return () => {
    stopReading();
    stopWaiting();
  };
}

/** What is being asked, by app. */
const asked = new WeakMap<AppServices, Promise<void>>();

/**
 * The code that a guest came with, once they have signed in; whatever the answer, it is not asked again. Asking while it
 * is being asked joins that: after a sign-in on the page with the code both ways lead here.
 */
export function offerStoredPromoCode(app: AppServices): Promise<void> {
  const asking = asked.get(app) ?? ask(app).finally(() => asked.delete(app));
  asked.set(app, asking);
  return asking;
}

async function ask(app: AppServices): Promise<void> {
  const code = storedPromoCode(app.storage);
  if (code === null) return;
  const { uid } = app.session;
  const activated = await app.dialogs.queue(promoCodeDialog, { code });
  // Nobody has answered it: it is asked after the next sign-in.
  if (activated === null && app.session.uid !== uid) return;
  forgetPromoCode(app.storage);
  if (activated) await showActivated(app, activated);
}
