import type { APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';

/** A3: pages as a crawler or a browser without JavaScript gets them. */
const pages = [
  { path: '/', lang: 'en', dir: 'ltr', title: /^Croupier: /, text: 'Evening in Lantern Harbor', prefix: '' },
  { path: '/gamehall', lang: 'en', dir: 'ltr', title: /^Game hall/, text: 'Lantern Harbor', prefix: '' },
  {
    path: '/game/lantern-harbor',
    lang: 'en',
    dir: 'ltr',
    title: /^Lantern Harbor/,
    text: 'Lantern Harbor',
    prefix: '',
  },
  { path: '/ru/gamehall', lang: 'ru', dir: 'ltr', title: /[а-я]/i, text: 'Lantern Harbor', prefix: '/ru' },
  { path: '/es/gamehall', lang: 'es', dir: 'ltr', title: /juegos/i, text: 'Lantern Harbor', prefix: '/es' },
  { path: '/ar', lang: 'ar', dir: 'rtl', title: /[\u0600-\u06ff]/, text: 'Lantern Harbor', prefix: '/ar' },
] as const;

test.use({ javaScriptEnabled: false });

for (const { path, lang, dir, title, text, prefix } of pages) {
  const tag = path === '/ar' ? ['@desktop', '@gate-desktop'] : '@desktop';
  test(`2.1 ${path} shows its content without JavaScript`, { tag }, async ({ app, request }) => {
    const { site } = readAddresses();
    const answer = await app.page.goto(site + path);
    expect(answer?.status()).toBe(200);
    const html = app.page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', dir);
    await expect(app.page).toHaveTitle(title);
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(app.page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(app.page.locator('main [aria-busy="true"]')).toHaveCount(0);

    const links = await app.page
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    const inside = [...new Set(links.filter((href) => href.startsWith('/')))];
    expect(inside.length).toBeGreaterThan(10);
    expect(
      inside.filter((href) => href.startsWith(`${prefix}/game/`)).length,
      'links to games keep the language',
    ).toBeGreaterThan(0);
    const answers = await Promise.all(inside.map((href) => request.get(site + href, { maxRedirects: 0 })));
    expect(answers.filter((one) => one.status() >= 400).map((one) => `${one.status()} ${one.url()}`)).toEqual([]);
  });
}

test(
  '4-56 without JavaScript the languages are links to the same page, and the language button is hidden',
  { tag: '@desktop' },
  async ({ app }) => {
    await app.page.goto(`${readAddresses().site}/ru/gamehall?category=popular`);
    const links = app.page.getByRole('navigation', { name: 'Язык' }).getByRole('link');
    await expect(links).toHaveCount(10);
    await expect(links.filter({ hasText: /^(English|Русский|Español|العربية)$/ })).toHaveCount(4);
    await expect(app.page.locator('button[aria-haspopup="menu"]:visible')).toHaveCount(0);
    await links.nth(2).click();
    await expect(app.page).toHaveURL(/\/es\/gamehall\?category=popular$/);
  },
);

test('2.1 two equal requests get the same bytes', { tag: '@desktop' }, async ({ request }) => {
  const { site } = readAddresses();
  for (const { path } of pages) {
    const [first, second] = [await request.get(site + path), await request.get(site + path)];
    expect((await first.body()).equals(await second.body()), path).toBe(true);
  }
});

const away = (answer: APIResponse): string => answer.headers()['location'] ?? '';

test(
  '2.1-1 unknown pages have status 404, and /en redirects to the address without a prefix',
  { tag: '@desktop' },
  async ({ request }) => {
    const { site } = readAddresses();
    const ask = (path: string) => request.get(site + path, { maxRedirects: 0 });
    expect((await ask('/nope/nope')).status()).toBe(404);
    expect((await ask('/ru/nope/nope')).status()).toBe(404);
    expect((await ask('/game/no-such-game')).status()).toBe(404);

    const plain = await ask('/en/gamehall');
    expect(plain.status()).toBe(301);
    expect(away(plain)).toBe('/gamehall');
  },
);

for (const path of ['/profile', '/profile/settings', '/cashier', '/cashier/deposit', '/cashier/history']) {
  test(`2.5-4 a guest who asks for ${path} is sent to the index`, { tag: '@desktop' }, async ({ request }) => {
    const { site } = readAddresses();
    const answer = await request.get(site + path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(away(answer)).toBe(`/?redirectUrl=${encodeURIComponent(path)}`);
    const inRussian = await request.get(`${site}/ru${path}`, { maxRedirects: 0 });
    expect(away(inRussian)).toBe(`/ru?redirectUrl=${encodeURIComponent(`/ru${path}`)}`);
  });
}

for (const { path, field } of [
  { path: '/forms/sign_in', field: 'Password' },
  { path: '/forms/sign_up', field: 'Password' },
]) {
  test(
    `4-1 without JavaScript Enter in ${path} sends nothing: no password gets into an address`,
    { tag: ['@desktop', '@gate-desktop'] },
    async ({ app }) => {
      const { site } = readAddresses();
      await app.page.goto(site + path);
      const sent: string[] = [];
      app.page.on('request', (request) => sent.push(request.url()));
      const password = app.page.getByLabel(field, { exact: true });
      await password.fill('Lamp-and-otter-71');
      await password.press('Enter');
      await app.page
        .getByRole('button', { name: /^(Sign in|Create account|Sign up)$/ })
        .last()
        .click();
      await expect(password).toHaveValue('Lamp-and-otter-71');
      expect([app.page.url(), sent]).toEqual([site + path, []]);
    },
  );
}
