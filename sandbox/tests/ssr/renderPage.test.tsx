import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { usualSite } from '../../../src/shared/site/siteInfo.ts';
import { siteRenderer } from './renderWith.ts';

let operator: TestOperator;
let site: ReturnType<typeof siteRenderer>;
beforeAll(async () => {
  operator = await startTestOperator();
  site = siteRenderer(operatorFetch(operator).fetch);
}, 120_000);
afterAll(() => operator.close());

const words = (html: string) => html.replace(/<[^>]*>/g, ' ');

describe('status', () => {
  test.each([
    ['/', 200],
    ['/gamehall', 200],
    ['/gamehall?category=no-such', 200],
    ['/game/jade-ascent', 200],
    ['/game/no-such-game', 404],
    ['/gamehall/no-such-category', 404],
    ['/no/such/page', 404],
    ['/xx', 404],
    ['/game/%E0%A4%A', 404],
  ])('8-13 %s has the status %i', async (address, status) => {
    const page = await site.page(address);
    expect([page.status, page.snapshot.status]).toEqual([status, status === 200 ? null : status]);
    expect(page.head.robots).toBe(status === 200 ? undefined : 'noindex, follow');
  });

  test('1-22 a page that the market hides in every shell is a 404 and in no menu; one that a single shell hides is served', async () => {
    const shell = (hiddenPages: readonly string[]) => ({ methods: null, coins: null, hiddenPages });
    const hides = (web: readonly string[], telegram: readonly string[]) =>
      siteRenderer(operatorFetch(operator).fetch, {
        site: { ...usualSite, shells: { web: shell(web), telegram: shell(telegram) } },
      });
    const [path, link] = ['/cashier/history', 'href="/cashier/history"'];
    const nowhere = hides([path], [path]);
    expect((await nowhere.page(path, true)).status).toBe(404);
    expect((await nowhere.page('/')).html).not.toContain(link);
    const elsewhere = hides([path], []);
    expect((await elsewhere.page(path, true)).status).toBe(200);
    expect((await elsewhere.page('/')).html).toContain(link);
  });

  test.each([
    '%00',
    '%F0%9F%8E%B0',
    '%ED%A0%80',
    "'--",
    '..%2F..',
    'a'.repeat(3_000),
    '1e309',
    ',,,,',
    '__proto__',
    'constructor',
  ])('a URL with %s gets the usual status', async (text) => {
    const statuses = await Promise.all(
      [
        `/gamehall?query=${text}&category=${text}&providers=${text}&features=${text}&volatilities=${text}`,
        `/game/${text}`,
        `/gamehall/${text}`,
      ].map(async (address) => (await site.page(address)).status),
    );
    expect(statuses).toEqual([200, 404, 404]);
  });

  test('2.11-11, 8-11 with an unavailable operator the maintenance page is in the requested language', async () => {
    const away = siteRenderer(() => Promise.reject(new TypeError('fetch failed')));
    const page = await away.page('/es/gamehall');
    expect([page.status, page.snapshot.status, page.snapshot.stores, page.locale.code]).toEqual([503, 503, {}, 'es']);
    expect(words(page.html)).toContain(page.head.title);
  });

  test.each([
    ['HTML', () => new Response('<h1>502</h1>', { status: 502 })],
    ['nothing of use', () => Response.json({})],
    [
      'maintenance',
      () =>
        Response.json(
          { error: { type: 'ApplicationDisabledException', code: 1001, message: 'soon', error_data: {} } },
          { status: 503 },
        ),
    ],
  ])('8-11 an operator that replies with %s counts as unavailable as well', async (_what, reply) => {
    const page = await siteRenderer(() => Promise.resolve(reply())).page('/gamehall');
    expect(page.status).toBe(503);
  });

  const refusal = (type: string, status: number) =>
    Response.json({ error: { type, code: 1, message: 'no', error_data: {} } }, { status });
  const failing = (reply: () => Response) => siteRenderer(() => Promise.resolve(reply())).page('/gamehall');

  test.each([
    ['a refusal', 429, () => refusal('TooManyRequestsException', 429)],
    ['a refusal', 422, () => refusal('InvalidParameterException', 422)],
    ['a refusal', 401, () => refusal('AuthorizationException', 401)],
    ['a refusal', 404, () => refusal('MethodNotFoundException', 404)],
    ['a fault', 500, () => refusal('InternalServerErrorException', 500)],
    ['HTML', 410, () => new Response('<h1>Gone</h1>', { status: 410 })],
    ['nothing', 418, () => new Response(null, { status: 418 })],
  ])(
    '2.11-12 a page whose data request gets %s with %i is the not-found page with that status',
    async (_what, status, reply) => {
      const page = await failing(reply);
      expect([page.status, page.snapshot.status, page.head.robots]).toEqual([status, 404, 'noindex, follow']);
      expect(words(page.html)).toContain(page.head.title);
    },
  );

  test.each([
    ['AccessDenied', () => refusal('AccessDeniedException', 403), 403],
    ['HTML', () => new Response('<h1>Blocked</h1>', { status: 403 }), 403],
    ['nothing', () => new Response(null, { status: 403 }), 403],
    ['an unknown error', () => refusal('SomethingNewException', 403), 403],
    ['UserBanned', () => refusal('UserBannedException', 403), 'userBlock'],
  ])('8-12, 8-10, 2.11-10 a 403 with %s is fatal for the page and its status', async (_what, reply, shown) => {
    const page = await failing(reply);
    expect([page.status, page.snapshot.status]).toEqual([403, shown]);
  });

  test('8-12 a 403 is fatal even for data that the page does not require', async () => {
    const whole = operatorFetch(operator).fetch;
    const page = await siteRenderer((input, init) =>
      String(input instanceof Request ? input.url : input).includes('banners.get')
        ? Promise.resolve(new Response('', { status: 403 }))
        : whole(input, init),
    ).page('/');
    expect([page.status, page.snapshot.status]).toEqual([403, 403]);
  });

  test('8-13, 8-27 faults of a render are reported to the site, with the path', async () => {
    const told: string[] = [];
    const whole = operatorFetch(operator).fetch;
    const noBanners: typeof fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('banners.get')
        ? Promise.reject(new TypeError('fetch failed'))
        : whole(input, init);
    const telling = siteRenderer(noBanners, { onFault: (message) => void told.push(message) });
    expect((await telling.page('/')).status).toBe(200);
    await telling.page('/ru/no/such/page?token=secret');
    await telling.page('/game/nowhere');
    expect(told).toEqual(['no answer: network', 'Page Not Found: /ru/no/such/page', 'Page Not Found: /game/nowhere']);
  });
});

test.each([
  ['off, without anything in its place', { isPopupEnabled: false }, { href: null, isThere: false }],
  [
    'off, with a page in its place',
    { isPopupEnabled: false, popupFallbacks: { authorization: '/enter' } },
    { href: '/ru/enter?backUrl=%2Fru%2Fgame%2Fjade-ascent', isThere: true },
  ],
])('3-32 the popup %s: the sign-in links of the page for a guest', async (_what, auth, { href, isThere }) => {
  const rendering = siteRenderer(operatorFetch(operator).fetch, {
    content: () => Promise.resolve({ config: { auth }, messages: {} }),
  });
  const { html } = await rendering.page('/ru/game/jade-ascent');
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect([
    /href="((?![^"]*cashier)[^"]*backUrl[^"]*)"/.exec(header)?.[1] ?? null,
    header.includes('Войти'),
    header.includes('Регистрация'),
    html.includes('show_popup_auth'),
  ]).toEqual([href, isThere, false, isThere]);
});

test('3-44 the menu of the content system is in the server-rendered page', async () => {
  const menu = [
    { path: '/gamehall', title: 'Alle Spiele' },
    { path: '/nowhere/yet', title: 'Sport' },
  ];
  const { html } = await siteRenderer(operatorFetch(operator).fetch, {
    content: () => Promise.resolve({ config: { menu }, messages: {} }),
  }).page('/');
  const nav = /<nav[^>]*data-nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(words(nav)).toContain('Alle Spiele');
  expect(words(nav)).not.toMatch(/Sport|Withdraw/);
});

describe('redirects', () => {
  test.each([
    ['2.1-1', '/en/gamehall?query=a', '/gamehall?query=a', 301],
    ['2.1-1', '/en', '/', 301],
    ['2.1-1', '/en//evil.test/x', '/evil.test/x', 301],
    ['2.2-8', '/gamehall/popular', '/gamehall?category=popular', 302],
    ['2.2-8', '/ar/gamehall/popular', '/ar/gamehall?category=popular', 302],
    ['2.5-1', '/cashier', '/cashier/deposit', 302],
    ['2.5-2', '/ru/profile?a=1', '/ru/profile/settings?a=1', 302],
    ['2.2-20', '/es/responsible-game?a=1', '/es/profile/responsible-game?a=1', 302],
    ['2.5-3', '/cashier/billing', '/cashier/deposit', 302],
  ])('%s %s redirects to %s', async (_clause, address, to, status) => {
    expect(await site.render(address, true)).toEqual({ kind: 'redirect', to, status });
  });

  test.each([
    ['/cashier/deposit?method=card', '/?redirectUrl=%2Fcashier%2Fdeposit%3Fmethod%3Dcard'],
    ['/es/profile/settings', '/es?redirectUrl=%2Fes%2Fprofile%2Fsettings'],
    ['/profile', '/?redirectUrl=%2Fprofile'],
  ])('2.5-4 a guest who requests %s is redirected to the index', async (address, to) => {
    expect(await site.render(address)).toEqual({ kind: 'redirect', to, status: 302 });
  });
});

describe.each([
  ['en', '/', 'ltr'],
  ['ru', '/ru', 'ltr'],
  ['es', '/es', 'ltr'],
  ['ar', '/ar', 'rtl'],
] as const)('2.12-1 in %s', (code, index, dir) => {
  const prefix = index === '/' ? '' : index;

  test('every public page has its language and direction, and content instead of skeletons', async () => {
    for (const path of ['', '/gamehall', '/game/jade-ascent']) {
      const page = await site.page(prefix + path || '/');
      expect(page.locale).toMatchObject({ code, dir, defaultCode: 'en' });
      expect(page.path).toBe(path || '/');
      expect(words(page.html)).toContain('Jade Ascent');
      expect(page.html).not.toMatch(/aria-busy="true"|\b(core|games|system|forms):[a-z]/i);
      expect(page.head.title).not.toMatch(/\w:\w|\{\{|^$/);
    }
  });

  test('links stay in the language', async () => {
    const { html } = await site.page(index);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => href.startsWith('/game'));
    const prefixed = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => prefix !== '' && href.startsWith(`${prefix}/game`));
    expect(prefix === '' ? links.length : prefixed.length).toBeGreaterThan(5);
    expect(prefix === '' ? [] : links).toEqual([]);
  });
});

describe('content of a page', () => {
  test('A7 every page contains the elements that the first paint waits for', async () => {
    for (const address of ['/', '/gamehall', '/game/jade-ascent', '/ru', '/nowhere']) {
      const { html } = await site.page(address);
      expect([address, html.split('id="main"').length, html.split('id="after-lead"').length]).toEqual([address, 2, 2]);
    }
  });

  test('titles differ between languages and pages', async () => {
    const titles = await Promise.all(
      ['/', '/ru', '/es', '/ar', '/gamehall', '/game/jade-ascent', '/game/cherry-parade'].map(
        async (address) => (await site.page(address)).head.title,
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('two renders give identical HTML', async () => {
    for (const address of ['/', '/ar/gamehall?providers=stonelight', '/ru/game/jade-ascent', '/nowhere']) {
      const [first, second] = [await site.page(address), await site.page(address)];
      expect(second.html).toBe(first.html);
      expect(JSON.stringify(second.snapshot)).toBe(JSON.stringify(first.snapshot));
    }
  });

  test('concurrent renders do not affect each other', async () => {
    const addresses = [
      '/',
      '/ar',
      '/ru/gamehall',
      '/es/game/jade-ascent',
      '/game/cherry-parade',
      '/ar/game/lantern-harbor',
      '/gamehall?query=cherry',
    ];
    const alone = [];
    for (const address of addresses) alone.push(await site.page(address));
    const together = await Promise.all([...addresses, ...addresses].map((address) => site.page(address)));
    expect(together.map(({ html }) => html)).toEqual([...alone, ...alone].map(({ html }) => html));
    expect(together.map(({ snapshot }) => JSON.stringify(snapshot))).toEqual(
      [...alone, ...alone].map(({ snapshot }) => JSON.stringify(snapshot)),
    );
  });

  test('a session cookie does not change the HTML of a public page', async () => {
    const [guest, player] = [await site.page('/gamehall'), await site.page('/gamehall', true)];
    expect(player.html).toBe(guest.html);
    expect(JSON.stringify(player)).toBe(JSON.stringify(guest));
  });

  test('a personal page is rendered without personal data and without requests for them', async () => {
    const jar = operatorFetch(operator);
    for (const address of [
      '/cashier/deposit',
      '/cashier/withdraw',
      '/cashier/wallet',
      '/cashier/history',
      '/profile/settings',
      '/ar/profile/settings',
    ]) {
      const page = await siteRenderer(jar.fetch).page(address, true);
      expect([page.status, page.snapshot.stores]).toEqual([200, {}]);
    }
    expect(jar.asked).toEqual([]);
  });

  test('the snapshot contains only the data needed for hydration', async () => {
    const { snapshot, start } = await site.page('/ar/game/jade-ascent');
    expect(Object.keys(snapshot).sort().join(' ')).toBe('embedParents faultWords site status stores');
    expect(Object.keys(snapshot.stores)).toEqual(['games.game']);
    expect(Object.keys(start.words).sort()).toEqual(['core', 'games', 'menu', 'needs']);
    expect(snapshot).toMatchObject({ embedParents: [], status: null });
    expect(start).toMatchObject({
      locale: { code: 'ar', dir: 'rtl' },
      gameOrigins: ['http://127.0.0.1:3002'],
      telegramHosts: ['https://web.telegram.org'],
    });
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  test('a page contains its own messages, whatever was rendered before', async () => {
    const content = { config: {}, messages: {} };
    const { page } = siteRenderer(operatorFetch(operator).fetch, { content: () => Promise.resolve(content) });
    const first = await page('/');
    for (const address of ['/cashier/deposit', '/profile/settings', '/gamehall']) await page(address, true);
    const again = await page('/');
    expect(Object.keys(again.start.words).join(' ')).toBe('banners core games home menu');
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  });

  test('the listed files of a page exist, and each is listed once', async () => {
    const { files } = await site.page('/es/game/jade-ascent');
    expect(files).toContain('src/domains/games/ui/game.route.ts');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('5-1 messages and settings of the content system are in the page', async () => {
    const content = (locale: string) =>
      Promise.resolve({
        config: { footerNote: 'x' },
        messages: { core: { deposit: `Top up <${locale}>` }, cashier: { methods: locale } },
      });
    const page = await siteRenderer(operatorFetch(operator).fetch, { content }).page('/es/gamehall');
    // Overrides of messages that are in the snapshot are already merged into them.
    expect(page.start.overrides).toEqual({ cashier: { methods: 'es' } });
    expect(page.start.config.footerNote).toBe('x');
    expect(page.start.words['core']).toMatchObject({ deposit: 'Top up <es>', close: 'Cerrar' });
  });

  test("9-17 the snapshot contains texts of the content system in the page's language only", async () => {
    const banner = {
      documentId: 'a',
      finished_at: null,
      text: '',
      button_text: 'Go',
      button_link: '/gamehall',
      image_phone: '/a.svg',
      image_wide: '',
      colour: '#000000',
      position: 'home',
    };
    const data = [
      { id: 1, locale: 'en', title: 'Hello', ...banner },
      { id: 2, locale: 'es', title: 'Hola', ...banner },
    ];
    operator.vendors.on('/content/api/banners', () => Response.json({ data }));
    operator.time.ms += 31_000;
    const told = JSON.stringify((await site.page('/es')).snapshot.stores);
    expect(told).toContain('"title":"Hola"');
    expect(told).not.toMatch(/##|Hello/);
  });

  test('hostile text in a URL is escaped', async () => {
    const attack = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const page = await site.page(
      `/gamehall?query=${encodeURIComponent(attack)}&category=${encodeURIComponent(attack)}`,
    );
    expect(page.html).not.toMatch(/<script>alert|<img src=x/);
    expect((await site.page(`/game/${encodeURIComponent(attack)}`)).status).toBe(404);
  });
});
