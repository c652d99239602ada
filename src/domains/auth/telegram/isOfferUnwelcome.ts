import type { AppServices } from '../../../kernel/AppServices.ts';
import { cardTurnStore } from '../../../kernel/cards/CardTurn.ts';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';

/** Whether the offer of the first launch would be in the way: as a card would be, and over or beside a card. Observable. */
export const isOfferUnwelcome = (app: AppServices): boolean =>
  isCardUnwelcome(app) || app.store(cardTurnStore).shown !== null;
