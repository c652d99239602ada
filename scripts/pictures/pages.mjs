/**
 * What is drawn: each route of the app by its name in src/app/routing/routes.ts, the system pages, the dialogs, the vendors' pages.
 * `path` may depend on what was arranged before; `act` does what leads to the picture; `owner` says who looks.
 * @module
 */

/** @typedef {{ tournament: string, payment: string, paid: string, lost: string, cardPage: string, cardState: string, instantPage: string }} Arranged */
/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string | ((arranged: Arranged) => string)} path of the site, or a whole address; may use prepared state
 * @property {'guest' | 'player'} owner the visitor who opens it
 * @property {string} [route] the route it shows, if its name differs from the shot's
 * @property {Act} [act] before the shot
 * @property {boolean} [isView] only the visible part of the page, since behind a dialog nothing scrolls
 * @property {boolean} [isPhoneOnly] it does not exist on wide screens
 * @property {boolean} [isElsewhere] a vendor's page: no language prefix, no theme, not in the messenger
 */

/** @typedef {import('playwright').Page | import('playwright').Frame} Target */
/** @typedef {(target: Target) => Promise<void>} Act */

/** @param {string} selector @returns {Act} */
const openDialog = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.getByRole('dialog').waitFor();
};

/** @type {Act} */
const playDemo = async (page) => {
  // The first one is the heart beside the title.
  await page.locator('main section').first().locator('button').nth(1).click();
  await page.frameLocator('main iframe').getByRole('button').last().waitFor({ timeout: 30_000 });
};

/** @type {Act} */
const wrongSignIn = async (page) => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=email], input[name=email]').first().fill('nobody@example.test');
  await dialog.locator('input[type=password]').fill('not-the-password');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').first().waitFor();
};

/**
 * Answers every API call of the loaded page with this error, as if it occurred while the page is open.
 * @param {number} status @param {string} type @param {number} code @returns {Act}
 */
const whenAnswered = (status, type, code) => async (page) => {
  if (!('route' in page)) throw new Error('answers are replaced in a whole page only');
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ error: { type, code, message: '', error_data: {} } }),
    }),
  );
  await page.reload();
  // The server-rendered hall is replaced by the error page; it may stay in the DOM, hidden.
  await page.locator('main input').waitFor({ state: 'hidden' });
  await page.locator('main h1:visible').waitFor();
};

/** @param {string} amount @returns {Act} */
const typeAmount = (amount) => async (page) => {
  await page.locator('input[name=amount]').fill(amount);
  await page.locator('input[name=amount]').blur();
};

/** @type {readonly Shot[]} */
export const shots = [
  { name: 'home', path: '/', owner: 'guest' },
  { name: 'hall', path: '/gamehall', owner: 'guest' },
  { name: 'hall-empty', path: '/gamehall?query=zzzz', owner: 'guest', route: 'hall' },
  { name: 'hallCategory', path: '/gamehall/classics', owner: 'guest' },
  { name: 'hall-filters', path: '/gamehall?volatilities=high', owner: 'guest', route: 'hall' },
  { name: 'hall-search', path: '/gamehall?query=lantern', owner: 'guest', route: 'hall' },
  { name: 'game', path: '/game/lantern-harbor', owner: 'guest' },
  { name: 'game-demo', path: '/game/ember-dragon', owner: 'guest', route: 'game', act: playDemo, isView: true },
  { name: 'wheel', path: '/wheel-of-fortune', owner: 'guest' },
  { name: 'jackpots', path: '/jackpots', owner: 'guest' },
  { name: 'jackpot', path: '/jackpots/brass-tower', owner: 'guest' },
  { name: 'offer', path: '/offers/welcome', owner: 'guest' },
  { name: 'loyaltyProgram', path: '/loyalty/northern-way', owner: 'guest' },
  { name: 'tournament', path: ({ tournament }) => `/tournaments/${tournament}`, owner: 'guest' },
  { name: 'tournamentHall', path: ({ tournament }) => `/tournaments/${tournament}/gamehall`, owner: 'guest' },
  { name: 'content', path: '/terms', owner: 'guest' },
  { name: 'slotError', path: '/errors/slot?reason=maintenance&game=lantern-harbor', owner: 'guest' },
  { name: 'notFound', path: '/nope/nope', owner: 'guest' },
  { name: 'forbidden', path: '/gamehall', owner: 'guest', act: whenAnswered(403, 'AccessDeniedException', 1200) },
  { name: 'userBlock', path: '/gamehall', owner: 'guest', act: whenAnswered(403, 'UserBannedException', 1202) },
  {
    name: 'maintenance',
    path: '/gamehall',
    owner: 'guest',
    act: whenAnswered(503, 'ApplicationDisabledException', 1001),
  },
  {
    name: 'signIn',
    path: '/?show_popup_auth=1',
    owner: 'guest',
    act: (page) => page.getByRole('dialog').waitFor(),
    isView: true,
  },
  { name: 'signIn-faults', path: '/?show_popup_auth=1', owner: 'guest', act: wrongSignIn, isView: true },
  {
    name: 'signUp',
    path: '/?show_popup_reg=1',
    owner: 'guest',
    act: (page) => page.getByRole('dialog').waitFor(),
    isView: true,
  },
  {
    name: 'signUp-faults',
    path: '/?show_popup_reg=1',
    owner: 'guest',
    act: async (page) => {
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByRole('dialog').getByRole('alert').first().waitFor();
    },
    isView: true,
  },
  { name: 'confirmation-guest', path: '/confirmation', owner: 'guest', route: 'confirmation' },
  { name: 'confirmed', path: '/confirmation/success', owner: 'guest' },
  { name: 'hand', path: '/hand/Zm9v', owner: 'guest' },
  { name: 'home-player', path: '/', owner: 'player', route: 'home' },
  { name: 'confirmation', path: '/confirmation', owner: 'player' },
  { name: 'balance', path: '/', owner: 'player', act: openDialog('header button[aria-label*="$"]'), isView: true },
  { name: 'menu', path: '/', owner: 'player', act: openDialog('nav button:visible'), isView: true, isPhoneOnly: true },
  {
    name: 'handoff',
    path: '/gamehall',
    owner: 'player',
    act: async (page) => {
      await page.locator('nav button:visible').first().click();
      await page.locator('[role="dialog"] nav + button').click();
      await page.locator('[role="dialog"] code').waitFor();
    },
    isView: true,
    isPhoneOnly: true,
  },
  {
    name: 'review',
    path: '/cashier/withdraw',
    owner: 'player',
    act: async (page) => {
      await page.locator('input[name=amount]').fill('25');
      // A card that was paid with is chosen already.
      const card = page.locator('input[name=requisites]');
      if ((await card.count()) > 0) await card.fill('4111111111111111');
      await page.locator('main button[type=submit]').click();
      await page.getByRole('dialog').waitFor();
    },
    isView: true,
  },
  { name: 'deposit', path: '/cashier/deposit', owner: 'player' },
  { name: 'deposit-welcome', path: '/cashier/deposit?register=success', owner: 'player', route: 'deposit' },
  { name: 'deposit-filled', path: '/cashier/deposit', owner: 'player', route: 'deposit', act: typeAmount('125.50') },
  { name: 'deposit-fault', path: '/cashier/deposit', owner: 'player', route: 'deposit', act: typeAmount('3') },
  { name: 'depositMethod', path: '/cashier/deposit/flashpay', owner: 'player' },
  { name: 'withdraw', path: '/cashier/withdraw', owner: 'player' },
  { name: 'withdraw-fault', path: '/cashier/withdraw', owner: 'player', route: 'withdraw', act: typeAmount('9000') },
  { name: 'history', path: '/cashier/history', owner: 'player' },
  {
    name: 'history-rounds',
    path: '/cashier/history',
    owner: 'player',
    route: 'history',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  { name: 'payResult', path: ({ payment }) => `/cashier/paypending/${payment}`, owner: 'player' },
  { name: 'payResult-paid', path: ({ paid }) => `/cashier/paysuccess/${paid}`, owner: 'player', route: 'payResult' },
  { name: 'payResult-lost', path: ({ lost }) => `/cashier/payfail/${lost}`, owner: 'player', route: 'payResult' },
  { name: 'payNotice', path: '/cashier/paycancel', owner: 'player' },
  { name: 'settings', path: '/profile/settings', owner: 'player' },
  { name: 'security', path: '/profile/security', owner: 'player' },
  { name: 'vendor-card', path: ({ cardPage }) => cardPage, owner: 'guest', isElsewhere: true },
  {
    name: 'vendor-card-faults',
    path: ({ cardPage }) => cardPage,
    owner: 'guest',
    isElsewhere: true,
    act: (page) => page.locator('button[value=pay]').click(),
  },
  { name: 'vendor-instant', path: ({ instantPage }) => instantPage, owner: 'guest', isElsewhere: true },
  { name: 'vendor-decided', path: ({ cardState }) => cardState, owner: 'guest', isElsewhere: true },
];
