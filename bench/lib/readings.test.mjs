import { expect, test } from 'vitest';
import { result, runLoad } from './loadGenerator.mjs';
import { addedBytes, bytesByKind, scriptSizes } from './requestLog.mjs';

const request = (url, kind, wireBytes) => ({
  url,
  kind,
  wireBytes,
  decodedBytes: 0,
  status: 200,
  mime: '',
  encoding: 'br',
  isCached: false,
  protocol: 'http/1.1',
});

test('the added bytes of a route are those of scripts that the base does not have', () => {
  const home = scriptSizes([
    request('http://localhost/a.js', 'js', 100),
    request('http://localhost/p.webp', 'image', 900),
  ]);
  const hall = scriptSizes([
    request('http://localhost/a.js?again', 'js', 100),
    request('http://localhost/hall.js', 'js', 30),
    request('http://localhost/card.js', 'js', 12),
  ]);
  expect(addedBytes(hall, home)).toBe(42);
  expect(addedBytes(home, hall)).toBe(0);
});

test('bytes are summed by kind and in total', () => {
  const sums = bytesByKind([
    request('/', 'html', 5),
    request('/a.js', 'js', 7),
    request('/b.js', 'js', 8),
    request('/w', 'other', 1),
  ]);
  expect(sums).toEqual({ total: 21, html: 5, js: 15, css: 0, image: 0, font: 0, other: 1 });
});

test('percentiles of a load are ranks, and failed requests have no latency', () => {
  const latencies = Array.from({ length: 100 }, (_, index) => index + 1);
  const load = result({
    completed: 100,
    failed: 3,
    bytes: 5000,
    latencies,
    statuses: { 200: 100, 503: 3 },
    firstFailure: '503',
    seconds: 2,
  });
  expect(load).toMatchObject({ perSecond: 50, p95: 95, p99: 99, max: 100, failed: 3 });
  expect(
    result({ completed: 0, failed: 9, bytes: 0, latencies: [], statuses: {}, firstFailure: 'x', seconds: 1 }),
  ).toMatchObject({ perSecond: 0, p99: null });
});

test('load to an address other than the loopback interface is refused', async () => {
  await expect(runLoad({ origin: 'http://example.com', lanes: [{ path: '/' }] })).rejects.toThrow(/loopback/);
});
