/**
 * What is drawn: each route of the app by its name in src/app/routes.ts, the system pages, the dialogs, the vendors' pages.
 * `path` may depend on what was arranged before; `act` does what leads to the picture; `owner` says who looks.
 * @module
 */

/** @typedef {{ payment: string, cardPage: string, cardState: string, instantPage: string }} Arranged */
/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string | ((arranged: Arranged) => string)} path of the site, or a whole address
 * @property {'guest' | 'player'} owner
 * @property {string} [route] the route it shows, when its name is another
 * @property {(page: import('playwright').Page | import('playwright').Frame) => Promise<void>} [act]
 * @property {boolean} [isView] only what the window shows, as behind a dialog nothing scrolls
 * @property {boolean} [isPhoneOnly] there is no such thing on wide screens
 * @property {boolean} [isElsewhere] a vendor's page: no language prefix, no theme, not in the messenger
 */

const openDialog = (selector) => async (page) => {
  await page.locator(selector).first().click();
  await page.getByRole('dialog').waitFor();
};

const playDemo = async (page) => {
  await page.locator('main section').first().locator('button').first().click();
  const spin = page.frameLocator('main iframe').locator('button.spin');
  await spin.waitFor({ timeout: 30_000 });
};

/** @type {readonly Shot[]} */
export const shots = [
  { name: 'home', path: '/', owner: 'guest' },
  { name: 'hall', path: '/gamehall', owner: 'guest' },
  { name: 'hall-empty', path: '/gamehall?query=zzzz', owner: 'guest', route: 'hall' },
  { name: 'hallCategory', path: '/gamehall/new', owner: 'guest' },
  { name: 'game', path: '/game/lantern-harbor', owner: 'guest' },
  { name: 'game-demo', path: '/game/ember-dragon', owner: 'guest', route: 'game', act: playDemo, isView: true },
  { name: 'notFound', path: '/nope/nope', owner: 'guest' },
  { name: 'signIn', path: '/?show_popup_auth=1', owner: 'guest', act: (page) => page.getByRole('dialog').waitFor(), isView: true },
  { name: 'signUp', path: '/?show_popup_reg=1', owner: 'guest', act: (page) => page.getByRole('dialog').waitFor(), isView: true },
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
  { name: 'home-player', path: '/', owner: 'player', route: 'home' },
  { name: 'balance', path: '/', owner: 'player', act: openDialog('header button[aria-label*="$"]'), isView: true },
  { name: 'menu', path: '/', owner: 'player', act: openDialog('nav button:visible'), isView: true, isPhoneOnly: true },
  {
    name: 'review',
    path: '/cashier/withdraw',
    owner: 'player',
    act: async (page) => {
      await page.locator('input[name=amount]').fill('25');
      await page.locator('input[name=requisites]').fill('4111111111111111');
      await page.locator('main button[type=submit]').click();
      await page.getByRole('dialog').waitFor();
    },
    isView: true,
  },
  { name: 'deposit', path: '/cashier/deposit', owner: 'player' },
  { name: 'deposit-welcome', path: '/cashier/deposit?register=success', owner: 'player', route: 'deposit' },
  { name: 'depositMethod', path: '/cashier/deposit/flashpay', owner: 'player' },
  { name: 'withdraw', path: '/cashier/withdraw', owner: 'player' },
  { name: 'history', path: '/cashier/history', owner: 'player' },
  { name: 'history-rounds', path: '/cashier/history', owner: 'player', route: 'history', act: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'payResult', path: ({ payment }) => `/cashier/paypending/${payment}`, owner: 'player' },
  { name: 'payNotice', path: '/cashier/paycancel', owner: 'player' },
  { name: 'settings', path: '/profile/settings', owner: 'player' },
  { name: 'vendor-card', path: ({ cardPage }) => cardPage, owner: 'guest', isElsewhere: true },
  { name: 'vendor-card-faults', path: ({ cardPage }) => cardPage, owner: 'guest', isElsewhere: true, act: (page) => page.locator('button[value=pay]').click() },
  { name: 'vendor-instant', path: ({ instantPage }) => instantPage, owner: 'guest', isElsewhere: true },
  { name: 'vendor-decided', path: ({ cardState }) => cardState, owner: 'guest', isElsewhere: true },
];

/** Routes whose page no ordinary visit shows. */
export const hiddenRoutes = ['forbidden', 'maintenance', 'userBlock'];
