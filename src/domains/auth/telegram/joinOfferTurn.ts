import type { AppServices } from '../../../kernel/AppServices.ts';
import { cardTurnStore } from '../../../kernel/cards/CardTurn.ts';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';

/** The offer of the first launch is a toast, and takes its turn with the cards: one thing at a time is enough. */
export const joinOfferCard = 'joinOffer';
/** After the question for consent, before the cards that stay until they are closed. */
export const joinOfferOrder = 5;

/** Whether it would be in the way, over the page or beside a card. Observable. */
export const isOfferUnwelcome = (app: AppServices): boolean =>
  isCardUnwelcome(app) || app.store(cardTurnStore).shown !== joinOfferCard;
