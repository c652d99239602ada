import type { AppServices } from '../../../kernel/AppServices.ts';
import { cardTurnStore } from '../../../kernel/cards/CardTurn.ts';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';

/**
 * The offer of the first launch is a toast, and takes its turn with the cards: whether it would be in the way, over the
 * page or beside one. Observable.
 */
export const isOfferUnwelcome = (app: AppServices): boolean =>
  isCardUnwelcome(app) || app.store(cardTurnStore).shown !== 'joinOffer';
