import { expect, test } from 'vitest';
import { PackedBody } from './PackedBody.ts';
import { PackingQueue } from './PackingQueue.ts';
import { PageCache } from './PageCache.ts';
import type { CachedPage, PageAnswer } from './PageCache.ts';
import { eventually } from '../tests/eventually.ts';

const asPage = (answer: PageAnswer): CachedPage => {
  if (answer.kind === 'redirect') throw new Error(`led to ${answer.to}`);
  return answer;
};

/** A promise that a test keeps open until it says so. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function cacheAt() {
  const time = { ms: 0 };
  const state = { doubtedAt: Number.NEGATIVE_INFINITY, failures: 0, renders: 0 };
  /** `dataAge`: how old the data of a page are when it is rendered, in ms. */
  const answer = { text: 'page', status: 200, fails: false, dataAge: 0, held: Promise.resolve() };
  const render = async (): Promise<PageAnswer> => {
    state.renders += 1;
    const { text, status, fails, held } = answer;
    const since = time.ms - answer.dataAge;
    await held;
    if (fails) throw new Error('render failed');
    return { kind: 'page', status, body: new PackedBody(Buffer.from(text)), policy: '', since };
  };
  const cache = new PageCache({
    now: () => time.ms,
    doubtedAt: () => state.doubtedAt,
    onFailure: () => (state.failures += 1),
    packing: new PackingQueue((error) => expect.unreachable(String(error))),
  });
  const page = async (key = '/') => asPage(await cache.get(key, render));
  const read = async (key = '/') => String((await page(key)).body.plain);
  return { time, state, answer, cache, page, read, renders: () => state.renders };
}

test('a page is rendered once per key, and served unchanged', async () => {
  const { read, renders, answer } = cacheAt();
  expect([await read('/'), await read('/'), renders()]).toEqual(['page', 'page', 1]);
  answer.text = 'other';
  expect([await read('/ar'), await read('/'), renders()]).toEqual(['other', 'page', 2]);
});

test('requests for a page that is being rendered wait for that render', async () => {
  const { read, renders } = cacheAt();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page', 'page', 'page']);
  expect(renders()).toBe(1);
});

test('a page older than 5 s is served at once while one new one is made for all requests', async () => {
  const { time, read, renders, answer } = cacheAt();
  await read();
  const { opened, open } = gate();
  Object.assign(answer, { text: 'newer', held: opened });
  time.ms = 5_000;
  expect([await read(), renders()]).toEqual(['page', 1]);
  time.ms = 5_001;
  expect([await read(), await read(), await read(), renders()]).toEqual(['page', 'page', 'page', 2]);
  open();
  await eventually(async () => expect(await read()).toBe('newer'));
  expect(renders()).toBe(2);
});

test('a page whose data are half a minute old is not served: the next one is waited for', async () => {
  const { time, read, renders, answer } = cacheAt();
  answer.dataAge = 5_000;
  await read();
  Object.assign(answer, { text: 'newer', dataAge: 0, held: new Promise(() => undefined) });
  time.ms = 24_999;
  expect([await read(), renders()]).toEqual(['page', 2]);
  const other = cacheAt();
  other.answer.dataAge = 5_000;
  await other.read();
  other.answer.text = 'newer';
  other.time.ms = 25_000;
  expect([await other.read(), other.renders()]).toEqual(['newer', 2]);
});

test('what is made of data that are too old is made once more, and not kept', async () => {
  const { read, renders, answer } = cacheAt();
  answer.dataAge = 30_000;
  expect([await read(), renders()]).toEqual(['page', 2]);
  expect([await read(), renders()]).toEqual(['page', 4]);
});

test('a run behind that took too long answers nobody who came later', async () => {
  const { time, read, renders, answer } = cacheAt();
  await read();
  const { opened, open } = gate();
  Object.assign(answer, { text: 'slow', held: opened, dataAge: 6_000 });
  time.ms = 6_000;
  expect(await read()).toBe('page');
  time.ms = 30_000;
  const waiting = read();
  Object.assign(answer, { text: 'newest', held: Promise.resolve(), dataAge: 0 });
  open();
  expect([await waiting, renders()]).toEqual(['newest', 3]);
});

test.each([403, 503])('3-10, 8-11 a page is not served any more once a new one has the status %i', async (status) => {
  const { time, read, renders, answer } = cacheAt();
  await read();
  Object.assign(answer, { text: 'closed', status });
  time.ms = 6_000;
  expect(await read()).toBe('page');
  await eventually(async () => expect(await read()).toBe('closed'));
  const before = renders();
  expect([await read(), renders()]).toEqual(['closed', before + 1]);
  Object.assign(answer, { text: 'page', status: 200 });
  expect(await read()).toBe('page');
});

test('3-10, 8-11 after the operator’s 503 or a change of the address’s state a new page is waited for', async () => {
  const { time, state, read, answer } = cacheAt();
  await read();
  answer.text = 'newer';
  [time.ms, state.doubtedAt] = [6_000, 3_000];
  expect(await read()).toBe('newer');
  answer.fails = true;
  [time.ms, state.doubtedAt] = [12_000, 11_000];
  await expect(read()).rejects.toThrow('render failed');
});

test('if a render fails the known page is served until it is half a minute old, with a try a second', async () => {
  const { time, state, read, renders, answer } = cacheAt();
  await read();
  answer.fails = true;
  time.ms = 6_000;
  await read();
  await eventually(() => expect(state.failures).toBe(1));
  expect([await read(), await read(), renders()]).toEqual(['page', 'page', 2]);
  time.ms = 7_000;
  expect([await read(), renders()]).toEqual(['page', 3]);
  await eventually(() => expect(state.failures).toBe(2));
  time.ms = 30_000;
  await expect(read()).rejects.toThrow('render failed');
  await expect(read('/other')).rejects.toThrow('render failed');
  answer.fails = false;
  expect(await read('/other')).toBe('page');
});

test.each([401, 418, 429, 500])(
  '2.11-12 a page with status %i is not cached, and does not replace a good page',
  async (status) => {
    const { time, read, answer, renders } = cacheAt();
    answer.status = status;
    await read();
    await read();
    expect(renders()).toBe(2);
    answer.status = 200;
    await read();
    Object.assign(answer, { status, text: 'fault' });
    time.ms = 6_000;
    expect([await read(), await read()]).toEqual(['page', 'page']);
    time.ms = 29_999;
    expect(await read()).toBe('page');
    time.ms = 30_000;
    expect(await read()).toBe('fault');
  },
);

test('a redirect is returned and not cached, and ends the page that was there', async () => {
  const { cache, time, read } = cacheAt();
  const away = { kind: 'redirect', to: '/elsewhere', status: 302 } as const;
  const led = () => cache.get('/', () => Promise.resolve(away));
  expect(await led()).toEqual(away);
  expect(await read()).toBe('page');
  time.ms = 6_000;
  expect((await led()).kind).toBe('page');
  await eventually(async () => expect(await led()).toEqual(away));
});

test('a page that somebody waits for is compressed fast, and then well', async () => {
  const { page, answer } = cacheAt();
  answer.text = 'a page '.repeat(2_000);
  const { body } = await page();
  expect(body.isPacked).toBe(false);
  await eventually(() => expect(body.isPacked).toBe(true));
  expect((await page()).body).toBe(body);
});

test('a page that is made behind is compressed well before it is kept; the same bytes are not compressed again', async () => {
  const { time, page, answer } = cacheAt();
  const first = await page();
  await eventually(() => expect(first.body.isPacked).toBe(true));
  answer.text = 'newer '.repeat(2_000);
  time.ms = 6_000;
  const shown: CachedPage[] = [];
  await eventually(async () => {
    shown.push(await page());
    expect(shown.at(-1)?.body).not.toBe(first.body);
  });
  expect(shown.every(({ body }) => body.isPacked)).toBe(true);
  const second = await page();
  time.ms = 12_000;
  await eventually(async () => expect((await page()).since).toBe(12_000));
  expect((await page()).body).toBe(second.body);
});

test('7-114 after a change a page is rendered again; one under way may be from before, so it is not kept', async () => {
  const { cache, read: textOf, answer, renders } = cacheAt();
  expect(await textOf()).toBe('page');
  answer.text = 'changed';
  expect(await textOf()).toBe('page');
  cache.expire();
  expect(await textOf()).toBe('changed');
  cache.expire();
  const early = textOf();
  cache.expire();
  await early;
  const before = renders();
  await textOf();
  expect(renders()).toBe(before + 1);
});

test('7-114 a change that is told while a new page is made behind counts for it, too', async () => {
  const { cache, time, read, answer } = cacheAt();
  await read();
  const { opened, open } = gate();
  Object.assign(answer, { text: 'from before', held: opened });
  time.ms = 6_000;
  expect(await read()).toBe('page');
  cache.expire();
  Object.assign(answer, { text: 'changed', held: Promise.resolve() });
  expect(await read()).toBe('changed');
  open();
  expect(await read()).toBe('changed');
});

test('7-114 after a change the last page is served while rendering fails, until it is half a minute old', async () => {
  const { cache, time, read, answer } = cacheAt();
  await read();
  answer.fails = true;
  cache.expire();
  expect(await read()).toBe('page');
  time.ms = 30_000;
  await expect(read()).rejects.toThrow('render failed');
});
