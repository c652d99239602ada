/** A content system that is down, slow, empty or wrong: what is known is served, and no page is an error because of it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startContentSite } from './startContentSite.ts';
import { eventually } from '../../../tests/eventually.ts';

let on: Awaited<ReturnType<typeof startContentSite>>;
beforeAll(async () => {
  on = await startContentSite({ isUp: false });
}, 120_000);
afterEach(() => {
  on.link.answer = null;
  on.link.isUp = true;
  // Beyond the time that answers and pages are kept for.
  on.time.ms += 120_000;
});
afterAll(() => on.close());

const get = (url: string) => on.site.inject({ url });
const statusOf = async (url: string) => (await get(url)).statusCode;
const hung: Promise<unknown>[] = [];
/** How many calls wait for their answer. */
let waiting = 0;
/** Answers nothing until the caller gives up. */
function hanging(_path: string, signal?: AbortSignal | null): Promise<Response> {
  const answer = new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });
  waiting += 1;
  hung.push(answer.catch(() => (waiting -= 1)));
  return answer;
}

/** Pages are rendered again after their 5 s, by what has been answered since. */
const rendersUntil = (holds: () => Promise<void>) =>
  eventually(async () => {
    on.time.ms += 6_000;
    await holds();
  });

test('8-16 the site starts without its content system: its own pages are served, those of content say that they wait', async () => {
  expect([await statusOf('/'), await statusOf('/gamehall'), await statusOf('/terms')]).toEqual([200, 200, 503]);
  on.link.isUp = true;
  on.time.ms += 6_000;
  await rendersUntil(async () => expect([await statusOf('/terms'), await statusOf('/ar/terms')]).toEqual([200, 200]));
});

test('9-13 a content system that goes down later takes nothing along', async () => {
  const before = await get('/ru/terms');
  on.link.isUp = false;
  on.time.ms += 24 * 3_600_000;
  const after = await get('/ru/terms');
  expect([after.statusCode, after.body === before.body]).toEqual([200, true]);
  expect([await statusOf('/no-such-page'), await statusOf('/rules')]).toEqual([404, 301]);
});

test('9-13 one that hangs delays a page by moments, not by its time limit', async () => {
  await get('/terms');
  on.time.ms += 120_000;
  on.link.answer = hanging;
  expect(await statusOf('/terms')).toBe(200);
  // Answered while the content system still owes its answers.
  expect(waiting).toBeGreaterThan(0);
  await Promise.all(hung);
});

const wrong: readonly (readonly [string, () => Response])[] = [
  ['HTML', () => new Response('<h1>Welcome to nginx</h1>')],
  ['nothing', () => new Response('')],
  ['an empty object', () => Response.json({})],
  ['an error with 200', () => Response.json({ error: { status: 500 } })],
  ['a failure', () => Response.json({ data: null }, { status: 500 })],
];
test.each(wrong)('9-13 an answer of %s is none: the last one is served', async (_what, answer) => {
  await get('/terms');
  on.time.ms += 120_000;
  on.link.answer = answer;
  const page = await get('/terms');
  expect([page.statusCode, page.body.includes('Terms of use')]).toEqual([200, true]);
});

test.each([
  { data: null },
  { data: 7 },
  { data: 'text' },
  { data: [] },
  { data: [[]] },
  { data: [null, 7, { slug: {} }] },
  { data: { blocks: 1 } },
  { data: { messages: { core: 7, content: [] } } },
])('3-29, 7-109 an answer of %j is one without content, not an error', async (answer) => {
  on.link.answer = (path) => (path.startsWith('locales') ? null : Response.json(answer));
  await rendersUntil(async () => expect(await statusOf('/terms')).toBe(404));
  const home = await get('/');
  expect([home.statusCode, home.body.includes('<h1'), await statusOf('/ar/gamehall')]).toEqual([200, true, 200]);
});

test('2.1-1, 7-108 a page in a language without catalogue and translation is the default one, and says so', async () => {
  const locales = [
    { code: 'en', name: 'English', isDefault: true },
    { code: 'he', name: 'עברית' },
  ];
  on.link.answer = (path) => {
    if (path.startsWith('locales')) return Response.json({ data: locales });
    return path.includes('locale=he') ? Response.json({ data: [] }) : null;
  };
  await rendersUntil(async () => expect(await statusOf('/he/terms')).toBe(200));
  const page = await get('/he/terms');
  expect([page.statusCode, page.body.includes('<html lang="he" dir="rtl"')]).toEqual([200, true]);
  expect(page.body).toMatch(/<div class="[^"]*" lang="en" dir="ltr">/);
  for (const url of ['/he', '/he/gamehall', '/he/faq']) expect([url, await statusOf(url)]).toEqual([url, 200]);
  expect(await statusOf('/he/no-such-page')).toBe(404);
});
