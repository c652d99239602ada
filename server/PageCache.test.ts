import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache } from './PageCache.ts';
import type { CachedPage, PageAnswer, PageSource } from './PageCache.ts';
import { eventually } from '../tests/eventually.ts';

const asPage = (answer: PageAnswer): CachedPage => {
  if (answer.kind === 'redirect') throw new Error(`led to ${answer.to}`);
  return answer;
};

function cacheAt() {
  const time = { ms: 0 };
  let renders = 0;
  const answer = { text: 'page', status: 200, fails: false };
  const render = async (): Promise<PageSource> => {
    renders += 1;
    if (answer.fails) throw new Error('render failed');
    return { kind: 'page', status: answer.status, plain: Buffer.from(answer.text), scripts: [] };
  };
  const cache = new PageCache(() => time.ms);
  return {
    time,
    answer,
    cache,
    renders: () => renders,
    read: async (key = '/') => String(asPage(await cache.get(key, render)).plain),
  };
}

test('a page is rendered once per key, and served unchanged', async () => {
  const { cache, read, renders, answer } = cacheAt();
  expect([await read('/'), await read('/'), renders()]).toEqual(['page', 'page', 1]);
  answer.text = 'other';
  expect([await read('/ar'), await read('/'), renders()]).toEqual(['other', 'page', 2]);
  const page = asPage(await cache.get('/', () => Promise.reject(new Error('known'))));
  expect(String(brotliDecompressSync(page.brotli))).toBe('page');
});

test('requests for a page that is being rendered wait for that render', async () => {
  const { read, renders } = cacheAt();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page', 'page', 'page']);
  expect(renders()).toBe(1);
});

test('after 5 s the known page is not served any more: it is rendered again, once for all requests', async () => {
  const { time, read, renders, answer } = cacheAt();
  await read();
  answer.text = 'newer';
  time.ms = 5_000;
  expect(await read()).toBe('page');
  time.ms = 5_001;
  expect(await Promise.all([read(), read()])).toEqual(['newer', 'newer']);
  expect(renders()).toBe(2);
});

test('if a render fails the known page is served for 60 s; without one it rejects', async () => {
  const { time, read, answer } = cacheAt();
  await read();
  answer.fails = true;
  time.ms = 60_000;
  expect([await read(), await read()]).toEqual(['page', 'page']);
  time.ms = 60_001;
  await expect(read()).rejects.toThrow('render failed');
  await expect(read('/other')).rejects.toThrow('render failed');
  answer.fails = false;
  expect(await read('/other')).toBe('page');
});

test('8-11 an error page is not cached, and does not replace a good page', async () => {
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
  expect([await read(), await read(), renders()]).toEqual(['page', 'page', 5]);
  time.ms = 60_001;
  expect(await read()).toBe('away');
});

test('a redirect is returned and not cached', async () => {
  const { cache, read } = cacheAt();
  const away = { kind: 'redirect', to: '/elsewhere', status: 302 } as const;
  expect(await cache.get('/', () => Promise.resolve(away))).toEqual(away);
  expect(await read()).toBe('page');
});

test('a page requested again is compressed better, and reused while its bytes stay the same', async () => {
  const time = { ms: 0 };
  const plain = Buffer.from(
    Array.from(
      { length: 4_000 },
      (_line, index) => `<li class="tile-${index % 37}">${(index * 7_919) % 1_013}</li>`,
    ).join(''),
  );
  const cache = new PageCache(() => time.ms);
  const get = async () =>
    asPage(
      await cache.get('/', () =>
        Promise.resolve({ kind: 'page', status: 200, plain: Buffer.from(plain), scripts: [] }),
      ),
    );
  const first = await get();
  await eventually(async () => expect((await get()).brotli.length).toBeLessThan(first.brotli.length));
  const better = await get();
  time.ms = 6_000;
  expect(await get()).toBe(better);
  expect(brotliDecompressSync(better.brotli).equals(plain)).toBe(true);
});

test.each([401, 403, 418, 429, 500, 503])(
  '2.11-12 a page with status %i is not cached: the next request renders again',
  async (status) => {
    const { read, renders, answer } = cacheAt();
    answer.status = status;
    await read();
    await read();
    expect(renders()).toBe(2);
  },
);

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

test('7-114 after a change the last page is served while rendering fails', async () => {
  const { cache, read, answer } = cacheAt();
  await read();
  answer.fails = true;
  cache.expire();
  expect(await read()).toBe('page');
});
