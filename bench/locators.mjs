/** Locators of the pages' controls, for `actions.mjs`. @module */

export const role = (kind, name) => (page) => page.getByRole(kind, { name, exact: true });
export const inBar = (kind, name) => (page) => page.getByRole('banner').getByRole(kind, { name });
export const inNav = (kind, name) => (page) => page.getByRole('navigation', { name: 'Main' }).getByRole(kind, { name });
export const inMain = (kind, name) => (page) => page.getByRole('main').getByRole(kind, { name });
export const inDialog = (kind, name) => (page) =>
  page.getByRole('dialog').getByRole(kind, { name, exact: typeof name === 'string' });
/** The card of a radio button: the button itself is invisible under it. */
export const card = (title) => (page) =>
  page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: title }) });
export const checked = (find) => (page) => find(page).and(page.locator(':checked'));
export const pressed = (find) => (page) => find(page).and(page.locator('[aria-pressed=true]'));

export const DIALOG = '[role=dialog],[role=alertdialog]';
export const ANY_DIALOG = (page) => page.locator(DIALOG);
export const FRAME = (page) => page.locator('iframe[title^="The game "]');
export const close = (what) => ({ name: `close ${what}`, act: 'press', key: 'Escape', gone: ANY_DIALOG });
