import { expect, test } from '../fixtures/test.ts';

test(
  '4-56, 4-57 the language is chosen from a menu by mouse or keyboard, and path and query are kept',
  { tag: '@desktop' },
  async ({ app }) => {
    await app.open('/gamehall?category=popular');
    const button = app.site.getByRole('banner').getByRole('button', { name: 'Language: English' });
    const menu = app.site.getByRole('menu');
    await button.click();
    await expect(menu.getByRole('menuitem')).toHaveText([
      'English',
      'Русский',
      'Español',
      'العربية',
      'Português (Brasil)',
      'Türkçe',
      'Deutsch',
      'Latviešu',
      'हिन्दी',
      'Українська',
    ]);
    await app.site.getByRole('heading', { level: 1 }).click();
    await expect(menu).toHaveCount(0);

    await button.focus();
    await app.page.keyboard.press('ArrowDown');
    await expect(menu).toBeVisible();
    await app.page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Українська' })).toBeFocused();
    await app.page.keyboard.press('Home');
    await expect(menu.getByRole('menuitem', { name: 'English' })).toBeFocused();
    await app.page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await app.page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await app.page.keyboard.press('E');
    await app.page.keyboard.press('s');
    await expect(menu.getByRole('menuitem', { name: 'Español' })).toBeFocused();
    await app.page.keyboard.press('Enter');
    await expect(app.page).toHaveURL(/\/es\/gamehall\?category=popular$/);
    await expect(app.site.getByRole('banner').getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
  },
);

test('4-56 on a phone the language menu is in the footer', { tag: '@phone' }, async ({ app }) => {
  await app.open('/gamehall');
  await expect(app.site.getByRole('banner').getByRole('button', { name: 'Language: English' })).toBeHidden();
  await app.site.getByRole('contentinfo').getByRole('button', { name: 'Language: English' }).click();
  await app.site.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(app.page).toHaveURL(/\/ar\/gamehall$/);
});

test(
  '4-57 several features can be chosen in one menu, which stays open until a click outside',
  { tag: '@desktop' },
  async ({ app }) => {
    await app.open('/gamehall');
    const filters = app.site.getByRole('main');
    await filters.getByRole('button', { name: 'Features' }).click();
    const features = app.site.getByRole('menu');
    const first = features.getByRole('menuitemcheckbox').nth(0);
    const second = features.getByRole('menuitemcheckbox').nth(1);
    await first.click();
    await expect(first).toHaveAttribute('aria-checked', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-checked', 'true');
    await expect(app.page).toHaveURL(/features=\w+,\w+$/);
    await app.page.mouse.click(1300, 860);
    await expect(features).toHaveCount(0);
  },
);

test(
  '2.1-1, 2.2-8 language links keep query and hash, also after the redirect of a category address',
  { tag: '@desktop' },
  async ({ app }) => {
    await app.open('/gamehall/popular?providers=stonelight&utm_source=mail#rules');
    await expect(app.page).toHaveURL(/\/gamehall\?category=popular&providers=stonelight&utm_source=mail#rules$/);
    await app.site.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    const spanish = app.site.getByRole('menuitem', { name: 'Español' });
    await expect(spanish).toHaveAttribute(
      'href',
      '/es/gamehall?category=popular&providers=stonelight&utm_source=mail#rules',
    );
    await spanish.click();
    await expect(app.page).toHaveURL(/\/es\/gamehall\?category=popular&providers=stonelight&utm_source=mail#rules$/);
    await expect(app.site.getByRole('banner').getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
  },
);

test(
  '3-42, 4-56 a long name of a payment method breaks before it makes the page wider than the phone',
  { tag: '@phone' },
  async ({ app, player }) => {
    const tooWide: string[] = [];
    for (const language of ['', '/ru', '/es', '/ar', '/pt-BR', '/tr', '/de', '/lv', '/hi', '/uk']) {
      await app.open(`${language}/cashier/deposit`);
      await expect(app.site.getByRole('main').getByRole('radio').first()).toBeAttached();
      const width = await app.page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth));
      if (width > 390) tooWide.push(`${language}: ${width} px`);
    }
    expect(tooWide).toEqual([]);
    expect(player.uid).toBeGreaterThan(0);
  },
);
