import type { AppServices } from '../AppServices.ts';

/** What comes over a page by itself: a card, or a notice that can wait for a better page. */
type Comer = 'card' | 'canWait';

/**
 * Pages, by the first part of their address, on which nothing comes by itself, since the player has a task there: a
 * game, a payment, the wheel, an offer or the page that it leads to, and pages that are filled in, where no place is free
 * of titles and controls.
 */
const taskPages: ReadonlySet<string> = new Set([
  'game',
  'cashier',
  'payment-return',
  'confirmation',
  'offers',
  'wheel-of-fortune',
  'forms',
  'profile',
  'support',
]);
/** Pages that are searched: what can wait does not come over them either. */
const searchedPages: ReadonlySet<string> = new Set(['gamehall', 'providers', 'betting']);

const isPageUnwelcoming = (path: string, comer: Comer): boolean => {
  const page = path.split('/')[1] ?? '';
  return taskPages.has(page) || (comer === 'canWait' && searchedPages.has(page));
};

/**
 * Whether a card, or a notice that can wait, would be in the way now: over a dialog, on a page where it is out of place,
 * or while money moves. A game that is played in the small window has the cards' corner.
 */
export const isCardUnwelcome = (
  { play, dialogs, place }: Pick<AppServices, 'play' | 'dialogs' | 'place'>,
  comer: Comer = 'card',
): boolean => play.isGameOpen || play.isMoneyMoving || dialogs.isAnyOpen || isPageUnwelcoming(place.path, comer);
