import { expect, test } from 'vitest';
import { ContentClient, contentUserAgent, NoLocalesError } from './ContentClient.ts';

type Reply = () => Response | Promise<Response>;

function clientWith(replies: Readonly<Record<string, Reply>>) {
  const requests: { path: string; headers: Headers }[] = [];
  const failures: string[] = [];
  const leftOut: (readonly string[])[][] = [];
  const time = { ms: 0 };
  const answers = { ...replies };
  const client = new ContentClient({
    url: 'http://cms.test/content',
    mediaUrl: 'https://files.test',
    token: 'secret-token',
    now: () => time.ms,
    onFailure: (path) => failures.push(path),
    onLocalesLeftOut: (...lists) => leftOut.push(lists),
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const path = url.pathname.replace('/content', '') + url.search;
      requests.push({ path, headers: new Headers(init?.headers) });
      const answer = answers[path];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    },
  });
  return { client, requests, failures, leftOut, time, answers };
}

const list =
  (...entries: unknown[]) =>
  () =>
    Response.json({ data: entries });
const english = { code: 'en', name: 'English', dir: 'ltr', isDefault: true };
const arabic = { code: 'ar', name: 'العربية', dir: 'rtl' };

test('7-109, 7-114 every request names the site and sends the token', async () => {
  const { client, requests } = clientWith({
    '/api/locales': list(english),
    '/api/messages?locale=en': () => Response.json({ data: { messages: {} } }),
  });
  await client.locales();
  await client.messages('en');
  expect(requests.map(({ path }) => path)).toEqual(['/api/locales', '/api/messages?locale=en']);
  for (const { headers } of requests)
    expect([headers.get('user-agent'), headers.get('authorization')]).toEqual([
      contentUserAgent,
      'Bearer secret-token',
    ]);
});

test('2.2-18 media that the content system names by path get its public address', async () => {
  const picture = (url: string) => ({ data: { seo: { default: { image: url } } } });
  const { client } = clientWith({
    '/api/site-configuration?locale=en': () => Response.json(picture('/uploads/house.jpg')),
  });
  expect(await client.siteConfiguration('en')).toEqual(picture('https://files.test/uploads/house.jpg').data);
});

test('3-1, 7-108 languages have their direction, and the default is marked', async () => {
  const { client } = clientWith({ '/api/locales': list(arabic, english) });
  expect(await client.locales()).toEqual({
    locales: [
      { code: 'ar', name: 'العربية', dir: 'rtl' },
      { code: 'en', name: 'English', dir: 'ltr' },
    ],
    defaultLocale: 'en',
  });
});

test.each([
  ['no default: the first', list(arabic, { ...english, isDefault: false }), 'ar'],
  ['a default that is no language', list(arabic, { ...english, code: '<en>' }), 'ar'],
])('7-108 %s', async (_what, reply, defaultLocale) => {
  expect((await clientWith({ '/api/locales': reply }).client.locales())?.defaultLocale).toBe(defaultLocale);
});

test.each([
  ['given', { code: 'en', name: 'English', dir: 'rtl' }, 'rtl'],
  ['that of Arabic', { code: 'ar-EG', name: 'العربية' }, 'rtl'],
  ['that of Portuguese', { code: 'pt-BR', name: 'Português' }, 'ltr'],
])('7-108 the direction is %s', async (_what, entry, dir) => {
  expect((await clientWith({ '/api/locales': list(entry) }).client.locales())?.locales).toEqual([
    { code: entry.code, name: entry.name, dir },
  ]);
});

test('7-108 a language that cannot be served is left out, and reported once per answer', async () => {
  const { client, leftOut, time } = clientWith({ '/api/locales': list(english, { code: 'zh_CN', name: '中文' }) });
  for (const ms of [0, 1_000, 30_000]) {
    time.ms = ms;
    expect((await client.locales())?.locales.map(({ code }) => code)).toEqual(['en']);
  }
  expect(leftOut).toEqual([
    [['zh_CN'], ['en']],
    [['zh_CN'], ['en']],
  ]);
});

test.each([
  ['no list', () => Response.json({ data: { en: 1 } }), []],
  ['an empty list', list(), []],
  [
    'entries of no use',
    list(
      { code: 'EN', name: 'x' },
      { code: 'en"><script>', name: 'x' },
      { code: '../en', name: 'x' },
      { code: 'en', name: 7 },
    ),
    ['EN', 'en"><script>', '../en', 'en'],
  ],
])('8-14 %s is an answer without a language, and reported', async (_what, reply, codes) => {
  const { client, leftOut } = clientWith({ '/api/locales': reply });
  await expect(client.locales()).rejects.toThrow(NoLocalesError);
  await expect(client.locales()).rejects.toThrow('PLUGIN:I18N: LOCALES NOT FOUND');
  expect(leftOut).toEqual([[codes, []]]);
});

test('8-14 a list that has become empty is applied, and so is the next one with a language', async () => {
  const { client, time, answers } = clientWith({ '/api/locales': list(english) });
  await client.locales();
  answers['/api/locales'] = list();
  time.ms = 30_000;
  await expect(client.locales()).rejects.toThrow(NoLocalesError);
  answers['/api/locales'] = list(arabic);
  time.ms = 60_000;
  expect((await client.locales())?.defaultLocale).toBe('ar');
});

test.each([
  ['nothing', () => Response.json(null)],
  ['no data', () => Response.json({ error: { status: 200 } })],
  ['HTML', () => new Response('<h1>login</h1>')],
  ['500', () => Response.json({ data: [english] }, { status: 500 })],
])('8-16 %s is not an answer, and reported as a failure', async (_what, reply) => {
  const { client, failures } = clientWith({ '/api/locales': reply });
  expect([await client.locales(), failures]).toEqual([null, ['/api/locales']]);
});

test('an answer is used for 30 s, then requested again', async () => {
  const { client, requests, time, answers } = clientWith({ '/api/locales': list(english) });
  await client.locales();
  time.ms = 29_999;
  await client.locales();
  expect(requests.length).toBe(1);
  answers['/api/locales'] = list(english, arabic);
  time.ms = 30_000;
  expect((await client.locales())?.locales.length).toBe(2);
  expect(requests.length).toBe(2);
});

test('9-13 a failure is reported and not retried, and the last good answer is still used', async () => {
  const { client, requests, time, answers, failures } = clientWith({ '/api/locales': list(english, arabic) });
  await client.locales();
  delete answers['/api/locales'];
  time.ms = 40_000;
  expect((await client.locales())?.locales.length).toBe(2);
  expect([requests.length, failures]).toEqual([2, ['/api/locales']]);
  time.ms = 60_000;
  await client.locales();
  expect(requests.length).toBe(2);
});

test('a content system that has never answered is requested again soon, since it may be starting', async () => {
  const { client, requests, time, answers } = clientWith({});
  expect(await client.locales()).toBeNull();
  answers['/api/locales'] = list(english);
  expect(await client.locales()).toBeNull();
  expect(requests.length).toBe(1);
  time.ms = 1_000;
  expect((await client.locales())?.defaultLocale).toBe('en');
});

test('concurrent requests share one call', async () => {
  const { client, requests } = clientWith({ '/api/locales': list(english) });
  const answers = await Promise.all([client.locales(), client.locales(), client.locales()]);
  expect(requests.length).toBe(1);
  expect(new Set(answers.map((answer) => answer?.defaultLocale))).toEqual(new Set(['en']));
});

test.each([
  ['nothing', () => Response.json({})],
  ['a list', () => Response.json({ data: { messages: ['a'] } })],
  ['an error', () => new Response('', { status: 404 })],
])('7-109 messages are an empty object if the answer is %s', async (_what, reply) => {
  const { client } = clientWith({ '/api/messages?locale=es': reply });
  expect(await client.messages('es')).toEqual({});
});

test('a locale is sent as a query value, whatever its text', async () => {
  const { client, requests } = clientWith({});
  await client.messages('es&token=1/../../x');
  expect(requests[0]?.path).toBe('/api/messages?locale=es%26token%3D1%2F..%2F..%2Fx');
});

test('9-13 a new answer is waited for by moments only while an old one is known, except after a change that was told', async () => {
  const { client, time, answers } = clientWith({ '/api/locales': list(english) });
  await client.locales();
  time.ms = 30_000;
  let answer: (response: Response) => void = () => undefined;
  answers['/api/locales'] = () => new Promise((resolve) => (answer = resolve));
  expect((await client.locales())?.locales).toHaveLength(1);
  client.expire();
  const told = client.locales();
  answer(Response.json({ data: [english, arabic] }));
  expect((await told)?.locales).toHaveLength(2);
});
