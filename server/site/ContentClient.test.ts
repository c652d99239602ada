import { expect, test } from 'vitest';
import { ContentClient, contentUserAgent } from './ContentClient.ts';

type Reply = () => Response | Promise<Response>;

function clientWith(replies: Readonly<Record<string, Reply>>) {
  const requests: { path: string; headers: Headers }[] = [];
  const failures: string[] = [];
  const time = { ms: 0 };
  const answers = { ...replies };
  const client = new ContentClient({
    url: 'http://cms.test/content',
    token: 'secret-token',
    now: () => time.ms,
    onFailure: (path) => failures.push(path),
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const path = url.pathname.replace('/content', '') + url.search;
      requests.push({ path, headers: new Headers(init?.headers) });
      const answer = answers[path];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    },
  });
  return { client, requests, failures, time, answers };
}

const list = (...entries: unknown[]) => () => Response.json({ data: entries });
const english = { code: 'en', name: 'English', dir: 'ltr', isDefault: true };
const arabic = { code: 'ar', name: 'العربية', dir: 'rtl' };

test('7-109, 7-114 every request names the site and carries the token', async () => {
  const { client, requests } = clientWith({ '/api/locales': list(english), '/api/messages?locale=en': () => Response.json({ data: { messages: {} } }) });
  await client.locales();
  await client.messages('en');
  expect(requests.map(({ path }) => path)).toEqual(['/api/locales', '/api/messages?locale=en']);
  for (const { headers } of requests) expect([headers.get('user-agent'), headers.get('authorization')]).toEqual([contentUserAgent, 'Bearer secret-token']);
});

test('7-108 languages with their direction, the default as marked', async () => {
  const { client } = clientWith({ '/api/locales': list(arabic, english) });
  expect(await client.locales()).toEqual({ locales: [{ code: 'ar', name: 'العربية', dir: 'rtl' }, { code: 'en', name: 'English', dir: 'ltr' }], defaultLocale: 'en' });
});

test.each([
  ['no default: the first', list(arabic, { ...english, isDefault: false }), 'ar'],
  ['a default that is no language', list(arabic, { ...english, code: '<en>' }), 'ar'],
])('7-108 %s', async (_what, reply, defaultLocale) => {
  expect((await clientWith({ '/api/locales': reply }).client.locales())?.defaultLocale).toBe(defaultLocale);
});

test.each([
  ['nothing', () => Response.json(null)],
  ['no list', () => Response.json({ data: { en: 1 } })],
  ['an empty list', list()],
  ['entries of no use', list(null, 7, { code: 'EN', name: 'x' }, { code: 'en"><script>', name: 'x' }, { code: '../en', name: 'x' }, { code: 'en', name: 7 })],
  ['HTML', () => new Response('<h1>login</h1>')],
  ['500', () => Response.json({ data: [english] }, { status: 500 })],
])('8-14 %s is no language at all', async (_what, reply) => {
  expect(await clientWith({ '/api/locales': reply }).client.locales()).toBeNull();
});

test('an answer is used for 30 s, then asked for again', async () => {
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

test('9-13 a failure is told, not tried again, and the last good answer stays in force', async () => {
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

test('a content system that has never answered is asked again soon: it may be starting', async () => {
  const { client, requests, time, answers } = clientWith({});
  expect(await client.locales()).toBeNull();
  answers['/api/locales'] = list(english);
  expect(await client.locales()).toBeNull();
  expect(requests.length).toBe(1);
  time.ms = 1_000;
  expect((await client.locales())?.defaultLocale).toBe('en');
});

test('requests that come together share one question', async () => {
  const { client, requests } = clientWith({ '/api/locales': list(english) });
  const answers = await Promise.all([client.locales(), client.locales(), client.locales()]);
  expect(requests.length).toBe(1);
  expect(new Set(answers.map((answer) => answer?.defaultLocale))).toEqual(new Set(['en']));
});

test.each([
  ['nothing', () => Response.json({})],
  ['a list', () => Response.json({ data: { messages: ['a'] } })],
  ['an error', () => new Response('', { status: 404 })],
])('7-109 messages are an empty object where the answer is %s', async (_what, reply) => {
  const { client } = clientWith({ '/api/messages?locale=es': reply });
  expect(await client.messages('es')).toEqual({});
});

test('a language is a value of the query, whatever it is', async () => {
  const { client, requests } = clientWith({});
  await client.messages('es&token=1/../../x');
  expect(requests[0]?.path).toBe('/api/messages?locale=es%26token%3D1%2F..%2F..%2Fx');
});
