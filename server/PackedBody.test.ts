import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressFast } from './compressPage.ts';
import { PackedBody } from './PackedBody.ts';

const html = Buffer.from(
  Array.from(
    { length: 4_000 },
    (_line, index) => `<li class="tile-${index % 37}">${(index * 7_919) % 1_013}</li>`,
  ).join(''),
);

test('a page is compressed fast for those who wait, and well once it is packed; its text stays', async () => {
  const body = new PackedBody(html);
  const fast = { br: await body.in('br'), gzip: await body.in('gzip') };
  expect(body.in('br')).toBe(body.in('br'));
  await body.pack();
  const well = { br: await body.in('br'), gzip: await body.in('gzip') };
  expect(well.br.length).toBeLessThan(fast.br.length);
  expect(well.gzip.length).toBeLessThanOrEqual(fast.gzip.length);
  for (const { br, gzip } of [fast, well])
    expect([brotliDecompressSync(br).equals(html), gunzipSync(gzip).equals(html)]).toEqual([true, true]);
});

test('what a page takes in memory is never counted too low', async () => {
  const body = new PackedBody(html);
  const before = body.bytes;
  await body.pack();
  const parts = [html, await body.in('br'), await body.in('gzip')].map(({ length }) => length);
  expect(body.bytes).toBe(parts.reduce((sum, length) => sum + length));
  expect(before).toBeGreaterThanOrEqual(body.bytes);
});

test('a compression that has failed is tried again for the next one who asks', async () => {
  const body = new PackedBody(html);
  vi.spyOn(compressFast, 'br').mockRejectedValueOnce(new Error('no memory'));
  await expect(body.in('br')).rejects.toThrow('no memory');
  expect(brotliDecompressSync(await body.in('br')).equals(html)).toBe(true);
});
