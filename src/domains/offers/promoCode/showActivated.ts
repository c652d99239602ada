import type { AppServices } from '../../../kernel/AppServices.ts';
import { activatedDialog } from '../dialogs.ts';
import { offersStore } from '../OffersStore.ts';
import { depositForPath, offerPath } from '../paths.ts';
import type { Activated } from './PromoCodeStore.ts';

/** 2.10-3: shows what the code has brought, and leads there if the player wants to. */
export async function showActivated(
  app: Pick<AppServices, 'dialogs' | 'navigate' | 'store'>,
  activated: Activated,
): Promise<void> {
  const { offer, isGiven } = activated;
  app.store(offersStore).put(offer);
  if (!(await app.dialogs.open(activatedDialog, activated))) return;
  app.navigate(!isGiven && offer.action === 'deposit' ? depositForPath(offer.id) : offerPath(offer.id));
}
