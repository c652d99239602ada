import type { AppServices } from '../AppServices.ts';

/** Pages with a task of their own: a game, a payment, the wheel, an offer or the page that it leads to. */
const taskPaths = /^\/(game|cashier|confirmation|offers|wheel-of-fortune)(\/|$)/;

/**
 * Whether a card or a notice would be in the way now: over a dialog, a page with a task of its own, or while money moves.
 * A game that is played in the small window has the cards' corner.
 */
export const isCardUnwelcome = ({ play, dialogs, place }: Pick<AppServices, 'play' | 'dialogs' | 'place'>): boolean =>
  play.isGameOpen || play.isMoneyMoving || dialogs.isAnyOpen || taskPaths.test(place.path);
