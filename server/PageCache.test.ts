import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { PageCache } from './PageCache.ts';

/** Renders anew as soon as a stale page was served, unless told otherwise. */
function cacheAt(makeCache = (now: () => number) => new PageCache(now, 0)) {
  const time = { ms: 0 };
  let renders = 0;
  const answer = { text: 'page', status: 200, fails: false };
  const render = async () => {
    renders += 1;
    if (answer.fails) throw new Error('render failed');
    return { status: answer.status, plain: Buffer.from(answer.text) };
  };
  const cache = makeCache(() => time.ms);
  return { time, answer, cache, renders: () => renders, read: async (address = '/') => String((await cache.get(address, render)).plain) };
}

test('a page is rendered once per address, and served as it was rendered', async () => {
  const { cache, read, renders, answer } = cacheAt();
  expect([await read('/'), await read('/'), renders()]).toEqual(['page', 'page', 1]);
  answer.text = 'other';
  expect([await read('/ar'), await read('/'), renders()]).toEqual(['other', 'page', 2]);
  const page = await cache.get('/', () => Promise.reject(new Error('known')));
  expect(String(brotliDecompressSync(page.brotli))).toBe('page');
});

test('requests for a page that is being rendered wait for that render', async () => {
  const { read, renders } = cacheAt();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page', 'page', 'page']);
  expect(renders()).toBe(1);
});

test('after 5 s the known page is served while it is rendered anew', async () => {
  const { time, read, renders, answer } = cacheAt();
  await read();
  answer.text = 'newer';
  time.ms = 5_001;
  expect(await read()).toBe('page');
  await vi.waitFor(async () => expect(await read()).toBe('newer'));
  expect(renders()).toBe(2);
});

test('a stale page is rendered anew 3 s after it was served, once for all who asked meanwhile', async () => {
  const { time, read, renders } = cacheAt((now) => new PageCache(now));
  await read();
  time.ms = 5_001;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await Promise.all([read(), read()]);
    vi.advanceTimersByTime(2_999);
    expect(renders()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(renders()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('after 60 s the known page is not served any more', async () => {
  const { time, read, answer } = cacheAt();
  await read();
  answer.text = 'newer';
  time.ms = 60_001;
  expect(await read()).toBe('newer');
});

test('a render that fails in the background leaves the known page; in front of the player it is told', async () => {
  const { time, read, answer } = cacheAt();
  await read();
  answer.fails = true;
  time.ms = 10_000;
  expect(await read()).toBe('page');
  expect(await read()).toBe('page');
  await expect(read('/other')).rejects.toThrow('render failed');
  answer.fails = false;
  expect(await read('/other')).toBe('page');
});

test('8-11 a fault is not kept, nor does it take the place of a good page', async () => {
  const { time, read, answer, renders } = cacheAt();
  answer.status = 503;
  await read();
  await read();
  expect(renders()).toBe(2);
  answer.status = 200;
  await read();
  answer.status = 503;
  answer.text = 'away';
  time.ms = 6_000;
  expect(await read()).toBe('page');
  await vi.waitFor(() => expect(renders()).toBe(4));
  expect(await read()).toBe('page');
});

test('a page asked for again is compressed better, and that work is kept while its bytes stay the same', async () => {
  const time = { ms: 0 };
  const plain = Buffer.from(Array.from({ length: 4_000 }, (_line, index) => `<li class="tile-${index % 37}">${(index * 7_919) % 1_013}</li>`).join(''));
  const cache = new PageCache(() => time.ms, 0);
  const get = () => cache.get('/', () => Promise.resolve({ status: 200, plain: Buffer.from(plain) }));
  const first = await get();
  await vi.waitFor(async () => expect((await get()).brotli.length).toBeLessThan(first.brotli.length));
  const better = await get();
  time.ms = 6_000;
  await get();
  await vi.waitFor(async () => expect(await get()).toBe(better));
  expect(brotliDecompressSync(better.brotli).equals(plain)).toBe(true);
});

test.each([401, 403, 418, 429, 500, 503])('2.11-12 a page that answers %i is not kept: the next request asks again', async (status) => {
  const { read, renders, answer } = cacheAt();
  answer.status = status;
  await read();
  await read();
  expect(renders()).toBe(2);
});
