/**
 * The budgets of a page, of an action and of a round, and the routes they are held against.
 * Kilobytes are 1,024 bytes as they cross the wire, headers included.
 * @module
 */

export const KB = 1024;

export const BUDGETS = {
  load: {
    /** Times the best that a plain page did in the same run. */
    fcpRatio: 1.15,
    lcpRatio: 1.15,
    ttiRatio: 2.8,
    tbtMs: 60,
    cls: 0,
  },
  /** Scripts that the document names: with these a page comes alive. What is fetched later, in idle time, is listed only. */
  bytes: { homeScriptKb: 118, routeScriptKb: 30, homeTotalKb: 400 },
  interaction: { actionMs: 64, firstOpeningMs: 120, journeyCls: 0.01 },
  /** Uncached pages a second of one site process, and what a cached page reaches of an empty server. */
  server: { homeAtLeast: 150, hallAtLeast: 220, cachedShareAtLeast: 0.7 },
  spins: { frameP95Ms: 20, rounds: 20 },
};

/** Pages whose first load is measured beside the floors. */
export const LOADED_PAGES = [
  { label: 'site /', path: '/' },
  { label: 'site /gamehall', path: '/gamehall' },
];

/** Routes whose scripts are counted over those of `/`; a player's routes over those of a player's `/`. */
export const ROUTES = [
  { path: '/gamehall', as: 'guest' },
  { path: '/game/lantern-harbor', as: 'guest' },
  { path: '/ru/gamehall', as: 'guest' },
  { path: '/gamehall', as: 'player' },
  { path: '/game/lantern-harbor', as: 'player' },
  { path: '/cashier/deposit', as: 'player' },
  { path: '/cashier/withdraw', as: 'player' },
  { path: '/cashier/history', as: 'player' },
  { path: '/profile/settings', as: 'player' },
];

export const GAME = 'lantern-harbor';
