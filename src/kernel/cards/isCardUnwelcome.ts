import type { AppServices } from '../AppServices.ts';

/** What comes over a page by itself: a card, or a notice that can wait for a better page. */
type Comer = 'card' | 'canWait';

/**
 * Pages, by the first part of their address, on which something that comes by itself is in the way, and whose way it is.
 * A `card` is out of place where the player has a task: a game, a payment, the wheel, an offer or the page that it leads
 * to, and on pages that are filled in: no place of them is free of titles and controls. What `canWait` also keeps off
 * pages that are searched.
 */
const unwelcoming: Readonly<Record<string, readonly Comer[]>> = {
  game: ['card', 'canWait'],
  cashier: ['card', 'canWait'],
  'payment-return': ['card', 'canWait'],
  confirmation: ['card', 'canWait'],
  offers: ['card', 'canWait'],
  'wheel-of-fortune': ['card', 'canWait'],
  forms: ['card', 'canWait'],
  profile: ['card', 'canWait'],
  support: ['card', 'canWait'],
  gamehall: ['canWait'],
  providers: ['canWait'],
  betting: ['canWait'],
};

const isPageUnwelcoming = (path: string, comer: Comer): boolean => {
  const page = path.split('/')[1] ?? '';
  return Object.hasOwn(unwelcoming, page) && unwelcoming[page]?.includes(comer) === true;
};

/**
 * Whether a card, or a notice that can wait, would be in the way now: over a dialog, on a page where it is out of place,
 * or while money moves. A game that is played in the small window has the cards' corner.
 */
export const isCardUnwelcome = (
  { play, dialogs, place }: Pick<AppServices, 'play' | 'dialogs' | 'place'>,
  comer: Comer = 'card',
): boolean => play.isGameOpen || play.isMoneyMoving || dialogs.isAnyOpen || isPageUnwelcoming(place.path, comer);
