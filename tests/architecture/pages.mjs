/**
 * The first part of every page's path. An address that begins with one is written in `paths.ts` and `routes.ts` only
 * (`tests/app/routes.test.ts` compares them with the routes).
 */
export const pageAreas = [
  'account-closed',
  'betting',
  'bets',
  'cashier',
  'confirmation',
  'errors',
  'forms',
  'game',
  'gamehall',
  'hand',
  'jackpots',
  'loyalty',
  'offers',
  'payment-return',
  'privacy-choices',
  'profile',
  'promotions',
  'providers',
  'responsible-game',
  'support',
  'tournaments',
  'unsubscribe',
  'vpn',
  'wheel-of-fortune',
  'winners',
];

const address = new RegExp(`^/(?:${pageAreas.join('|')})(?:[/?#]|$)`, 'u');

/** @param {string} text */
export const isPageAddress = (text) => address.test(text);
