/**
 * The budgets of a page, of an action and of a round, and the routes that they apply to.
 * A kilobyte is 1,024 bytes as transferred (compressed), headers included.
 * @module
 */

export const KB = 1024;

export const BUDGETS = {
  load: {
    /** Ratios to the floor page `best` of the same run. */
    fcpRatio: 1.15,
    lcpRatio: 1.15,
    ttiRatio: 2.8,
    tbtMs: 60,
    cls: 0,
  },
  /** Script budgets cover the scripts named in the HTML, which hydrate the page; later ones are only listed. */
  bytes: { homeScriptKb: 118, routeScriptKb: 30, homeTotalKb: 400 },
  interaction: { actionMs: 64, firstOpeningMs: 120, journeyCls: 0.01 },
  /** Uncached pages per second of one site process; throughput of a cached page as a share of an empty server's. */
  server: { homeAtLeast: 150, hallAtLeast: 220, cachedShareAtLeast: 0.7 },
  spins: { frameP95Ms: 20, rounds: 20 },
  /** Each game of the studio at CPU ÷ 4. */
  /** At CPU ÷ 4. */
  wheel: { frameP95Ms: 20, spins: 10 },
  games: { frameP95Ms: 20, firstLoadKb: 250, seconds: 25 },
  /** The hall and its search at each number of games; times of the page at CPU ÷ 4. */
  catalogue: {
    sizes: [2_000, 20_000, 100_000],
    cpu: 4,
    keyMs: 16,
    /** First loads; the first of them only fills the caches. */
    loads: 6,
    hallKb: 4,
    /** The median of five loads of one build differs by a tenth from run to run. */
    hallWork: 1.15,
    requests: 100,
    listP99Ms: 100,
    screens: 200,
    taskMs: 50,
    elements: 200,
    heapKb: 1024,
  },
  tables: { players: 500, rounds: 6, frameP95Ms: 250 },
  /** `sockets` watch one match; `prices` change at once on a page at CPU ÷ `cpu`. */
  sportsbook: {
    sockets: 2_000,
    oddsP95Ms: 1_000,
    framesPerSecond: 2,
    prices: 300,
    cpu: 4,
    changeP95Ms: 16,
    taskMs: 50,
    firstLoadKb: 250,
  },
  topics: { sockets: 2_000, changesPerSecond: 1_000, ageP95Ms: 1_000, pageMs: 8 },
};

/** Pages whose first load is measured beside the floors. */
export const LOADED_PAGES = [
  { label: 'site /', path: '/' },
  { label: 'site /gamehall', path: '/gamehall' },
];

/** Routes whose scripts are counted in addition to those of `/`, loaded as the same kind of visitor. */
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
