import type { Locator } from '@playwright/test';
import arCore from '../../src/app/words/ar.json' with { type: 'json' };
import type { Shell } from '../fixtures/Shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { nextFrame } from '../fixtures/nextFrame.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

/** Drags by touch from the dialog's heading, by `x` and `y` px. */
async function pull(app: Shell, dialog: Locator, x: number, y: number): Promise<void> {
  const devtools = await app.context.newCDPSession(app.page);
  const box = await dialog.getByRole('heading').first().boundingBox();
  if (!box) throw new Error('the dialog is not there');
  const at = (part: number) => [{ x: box.x + 20 + x * part, y: box.y + box.height / 2 + y * part }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    // A frame apart, so that the speed is that of a hand: a faster touch closes by itself, however short it is.
    await nextFrame(app.page);
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until a new dialog accepts touches: it ignores them at first, since one may belong to a double tap. */
const opened = (dialog: Locator) => expect(dialog.locator('> button')).toHaveCSS('pointer-events', 'auto');

test(
  '4-29 a bottom sheet is closed by dragging it down far enough, or by a touch outside',
  { tag: '@phone' },
  async ({ app }) => {
    await app.open('/');
    const { signIn } = new HeaderPage(app);
    const { dialog } = new AuthDialog(app, 'Sign in');
    await signIn.tap();
    await opened(dialog);
    await pull(app, dialog, 0, 40);
    await expect(dialog).toBeVisible();
    await pull(app, dialog, 0, 320);
    await expect(dialog).toHaveCount(0);

    await signIn.tap();
    await opened(dialog);
    await app.page.touchscreen.tap(195, 60);
    await expect(dialog).toHaveCount(0);
  },
);

for (const { path, menuName, mainName, homeName, out } of [
  { path: '/', menuName: 'Menu', mainName: 'Main', homeName: 'Home', out: -1 },
  { path: '/ar', menuName: arCore.nav.menu, mainName: arCore.nav.main, homeName: arCore.nav.home, out: 1 },
]) {
  test(
    `2.10-1 the menu of ${path} is a curtain at the inline start edge, closed by a swipe, a touch outside or Escape`,
    { tag: '@phone' },
    async ({ app }) => {
      await app.open(path);
      const menu = app.site.getByRole('dialog', { name: menuName });
      const button = app.site.getByRole('navigation', { name: mainName }).getByRole('button', { name: menuName });
      const width = 390;
      await button.tap();
      await opened(menu);
      await expect(menu.getByRole('link', { name: homeName }).first()).toBeInViewport();
      const panel = await menu.locator('> div').boundingBox();
      expect([out < 0 ? panel?.x : width - (panel?.x ?? 0) - (panel?.width ?? 0), panel?.y, panel?.height]).toEqual([
        0, 0, 844,
      ]);
      await pull(app, menu, 0, 300);
      await pull(app, menu, out * 30, 0);
      await expect(menu).toBeVisible();
      await pull(app, menu, out * 200, 0);
      await expect(menu).toHaveCount(0);

      await button.tap();
      await opened(menu);
      await app.page.touchscreen.tap(out < 0 ? width - 10 : 10, 400);
      await expect(menu).toHaveCount(0);

      await button.tap();
      await opened(menu);
      await app.page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test(
  '4-28 the focus stays inside a dialog and returns to the button that opened it; the page behind does not scroll',
  { tag: '@desktop' },
  async ({ app }) => {
    await app.open('/');
    const { signIn } = new HeaderPage(app);
    await signIn.click();
    const { dialog } = new AuthDialog(app, 'Sign in');
    await expect(dialog).toBeVisible();
    const isInside = () => dialog.evaluate((node) => node.contains(document.activeElement));
    for (let step = 0; step < 14; step += 1) {
      await app.page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await app.page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await app.page.mouse.move(200, 700);
    await app.page.mouse.wheel(0, 600);
    await nextFrame(app.page);
    expect(await app.page.evaluate(() => scrollY)).toBe(0);
    await app.page.mouse.click(60, 700);
    await expect(dialog).toHaveCount(0);
    await expect(signIn).toBeFocused();
  },
);

test('4-29 the phone’s Back closes the sheet, then leaves the page', { tag: '@phone' }, async ({ app }) => {
  await app.open('/');
  await app.site.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).last().click();
  await expect(app.page).toHaveURL(/\/gamehall$/);
  const { dialog } = new AuthDialog(app, 'Sign in');
  const { signIn } = new HeaderPage(app);
  await signIn.tap();
  await opened(dialog);
  await app.page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(app.page).toHaveURL(/\/gamehall$/);
  await signIn.tap();
  await opened(dialog);
  await app.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await app.page.goBack();
  await expect(app.page).toHaveURL(/:\d+\/$/);
});
