import type { Locator } from '@playwright/test';
import { freshEmail, testPassword } from '../fixtures/Sandbox.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { readAddresses } from '../setup/addresses.ts';

const atScreen = { tag: ['@phone', '@desktop'] };

/** The popup's panel, as it is drawn. */
const panelOf = async ({ dialog }: AuthDialog) => (await dialog.locator('> div').boundingBox()) ?? null;

/** Waits until the dialog has come to its place. */
const hasMoved = ({ dialog }: AuthDialog) =>
  dialog.evaluate(async (node) => {
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

test(
  '2.9-1, 2.9-3, 2.9-5 the views switch in place beside a true banner, and nothing jumps',
  atScreen,
  async ({ app }) => {
    await app.open('/');
    await new HeaderPage(app).signIn.click();
    const signIn = new AuthDialog(app, 'Sign in');
    const signUp = new AuthDialog(app, 'Sign up');
    await expect(signIn.dialog.getByText('27 games, every round provable')).toBeVisible();
    await hasMoved(signIn);
    const before = await panelOf(signIn);
    await signIn.dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(signUp.dialog.getByRole('status').first()).toHaveText('Sign up');
    expect(await panelOf(signUp)).toEqual(before);
    await signUp.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(signIn.dialog).toBeVisible();
    expect(await panelOf(signIn)).toEqual(before);
  },
);

test(
  '2.9-1 the button of each view is in view without scrolling, and as high in one as in another',
  atScreen,
  async ({ app }) => {
    await app.open('/');
    await new HeaderPage(app).signUp.click();
    const signUp = new AuthDialog(app, 'Sign up');
    await expect(signUp.currency).toBeEnabled();
    await expect(signUp.submit).toBeInViewport({ ratio: 1 });
    const height = async (button: Locator) => (await button.boundingBox())?.height;
    const usual = await height(signUp.submit);
    await signUp.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await app.site.getByRole('button', { name: 'Forgot password?' }).click();
    const send = app.site.getByRole('button', { name: 'Send a code' });
    await expect(send).toBeInViewport({ ratio: 1 });
    expect(await height(send)).toBe(usual);
  },
);

test(
  '2.9-6, 3-27 the keyboard chooses the type; a visitor registers by phone',
  { tag: '@desktop' },
  async ({ app }) => {
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    const group = signUp.dialog.getByRole('group', { name: 'How to register' });
    await group.getByRole('radio', { name: 'By e-mail' }).focus();
    await app.page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'By phone' })).toBeChecked();
    const digits = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
    await signUp.phone.pressSequentially(`+371 26${digits}`);
    await signUp.password.fill(testPassword);
    await signUp.agree();
    await signUp.submit.click();
    await expect(app.page).toHaveURL(/\/cashier\/deposit\?register=success$/);
  },
);

test(
  '2.8-1, 2.8-2 a popup that cannot be closed stays on Escape and beside it, and its views still switch',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    await app.open('/?show_popup_reg=betting&prevent_close=1');
    const signUp = new AuthDialog(app, 'Sign up');
    await expect(signUp.dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await app.page.keyboard.press('Escape');
    await app.page.mouse.click(5, 5);
    await expect(signUp.dialog).toBeVisible();
    expect(await app.site.evaluate(() => localStorage.getItem('show_popup_reg'))).toContain('betting');
    await signUp.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(new AuthDialog(app, 'Sign in').dialog).toBeVisible();
  },
);

test(
  '2.8-4 a game with #real asks a guest to register, and closing leads to the index',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    await app.open('/game/jade-ascent#real');
    const { dialog } = new AuthDialog(app, 'Sign up');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(app.page).toHaveURL(`${readAddresses().site}/`);
  },
);

test(
  '2.8-8, 2.8-3 the return address beside a flag is gone to after signing in',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    const player = await sandbox.createPlayer();
    await app.open('/?show_popup_auth=1&backUrl=%2Fgamehall%3Fcategory%3Dnew');
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.fill(player);
    await signIn.submit.click();
    await expect(app.page).toHaveURL(/\/gamehall\?category=new$/);
  },
);

/** Opens the partner's page, which is on another site, and returns its frame of one form. */
async function framed(app: Shell, form: 'sign_in' | 'sign_up', locale = '') {
  await app.page.goto(`${readAddresses().vendors}/embed?form=${form}&locale=${locale}`);
  const element = await app.page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the partner frames no form');
  await waitUntilLive(frame);
  const message = (type: string) => app.page.locator(`#messages li[data-type="${type}"]`);
  return { frame, message };
}

test(
  '2.2-17, 2.9-8, 4-13 a listed parent of another site frames the form and hears of a sign-in that its frames keep',
  { tag: ['@phone', '@desktop'] },
  async ({ app, sandbox }) => {
    const player = await sandbox.createPlayer();
    const { frame, message } = await framed(app, 'sign_in');
    await frame.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
    await frame.getByLabel('Password').fill(player.password);
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(frame.getByRole('status').filter({ hasText: 'You are signed in' })).toBeVisible();
    await expect(message('refresh_user')).toHaveCount(1);
    // As promised, the site knows the player in this parent's frames.
    const again = await framed(app, 'sign_up');
    await expect(again.frame.getByRole('status').filter({ hasText: 'You are signed in' })).toBeVisible();
    await expect(again.message('refresh_user')).toHaveCount(0);
  },
);

test('2.9-8 registering in a frame, and the link that asks the parent to leave', { tag: '@phone' }, async ({ app }) => {
  const signIn = await framed(app, 'sign_in');
  await signIn.frame.getByRole('button', { name: 'Create account' }).click();
  const link = signIn.message('redirect').getByRole('link');
  await expect(link).toHaveText(`${readAddresses().site}/?show_popup_reg=1&backUrl=%2F`);
  const signUp = await framed(app, 'sign_up');
  await signUp.frame.getByRole('textbox', { name: 'E-mail' }).fill(freshEmail());
  await signUp.frame.getByLabel('Password').fill(testPassword);
  await signUp.frame.getByText(/18 or older/).click();
  await signUp.frame.getByRole('button', { name: 'Create account' }).click();
  await expect(signUp.message('refresh_user')).toHaveCount(1);
});

test(
  '2.2-17 a parent that is not listed cannot frame the forms, nor a listed one any other page',
  { tag: '@phone' },
  async ({ app, watch }) => {
    const { site, vendors } = readAddresses();
    watch.expectRefusedFrames();
    // The parents of this test are not on this machine's network for the browser.
    await app.context.grantPermissions(['local-network-access']);
    const shows = async (parent: string, path: string) => {
      await app.page.goto(`${parent}/stranger`);
      await app.page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.replaceChildren(frame);
        return new Promise((resolve) => frame.addEventListener('load', resolve));
      }, site + path);
      return app.page.frames().some((frame) => frame.url().startsWith(site));
    };
    for (const parent of ['http://127.0.0.1:9', vendors])
      await app.context.route(`${parent}/stranger`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>A parent</title><link rel="icon" href="data:,">' }),
      );
    expect(await shows(vendors, '/forms/sign_in')).toBe(true);
    expect(await shows(vendors, '/')).toBe(false);
    expect(await shows('http://127.0.0.1:9', '/forms/sign_in')).toBe(false);
  },
);

test(
  '2.8-8, 2.2-17 unframed the form is a page of its own that goes on to the return address',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    const player = await sandbox.createPlayer();
    await app.open('/forms/sign_in?backUrl=%2Fgamehall');
    await expect(app.site.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await app.site.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
    await app.site.getByLabel('Password').fill(player.password);
    await app.site.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(app.page).toHaveURL(/\/gamehall$/);
  },
);
