import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

test('4-29 a sheet follows the finger and goes when it is pulled away; a touch beside it is enough too', { tag: '@phone' }, async ({ app }) => {
  await app.open('/');
  const menu = app.site.getByRole('dialog', { name: 'Menu' });
  const button = app.site.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
  const devtools = await app.context.newCDPSession(app.page);
  const pull = async (distance: number) => {
    const box = await menu.getByRole('heading', { name: 'Menu' }).boundingBox();
    if (!box) throw new Error('the menu is not there');
    const at = (down: number) => [{ x: box.x + 20, y: box.y + box.height / 2 + down }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step += 1) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((distance * step) / 10) });
      await app.page.waitForTimeout(30);
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  // What has just come in does not hear of a touch yet: it may be the second of a double one.
  const opened = () => expect(menu.locator('> button')).toHaveCSS('pointer-events', 'auto');
  await button.tap();
  await opened();
  await expect(menu.getByRole('link', { name: 'Home' }).first()).toBeInViewport();
  await pull(40);
  await expect(menu).toBeVisible();
  await pull(320);
  await expect(menu).toHaveCount(0);

  await button.tap();
  await opened();
  await app.page.touchscreen.tap(195, 60);
  await expect(menu).toHaveCount(0);
});

test('4-28 the focus stays inside a dialog and goes back to what opened it; the page behind does not scroll', { tag: '@desktop' }, async ({ app }) => {
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
  await app.page.waitForTimeout(300);
  expect(await app.page.evaluate(() => scrollY)).toBe(0);
  await app.page.mouse.click(60, 700);
  await expect(dialog).toHaveCount(0);
  await expect(signIn).toBeFocused();
});
