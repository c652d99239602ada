import { expect, test } from 'vitest';
import { readAddress } from './linkEmulator.mjs';
import { result, runLoad } from './loadGenerator.mjs';
import { familyOf, readProcesses } from './processes.mjs';
import { addedBytes, bytesByKind, scriptSizes } from './requestLog.mjs';
import { leastStake, sessionIn } from './studio.mjs';

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

test('a family is a process and its descendants, without other processes', () => {
  const rows = readProcesses(
    '    1     0  1000 init\n   10     1  2048 node scripts/start.mjs all\n   11    10  1024 node worker\n   12    11   512 sh -c x\n   99     1  4096 other\nnot a row\n',
  );
  const family = familyOf(rows, 10);
  expect(family.map((row) => row.pid)).toEqual([10, 11, 12]);
  expect(family[0].rssBytes).toBe(2048 * 1024);
  expect(familyOf(rows, 77)).toEqual([]);
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

test('the host of a SOCKS5 request is read from a name, an IPv4 or an IPv6 address', () => {
  const head = (type) => Buffer.from([5, 1, 0, type]);
  const port = Buffer.from([0x0b, 0xb8]);
  const name = Buffer.from('localhost');
  expect(readAddress(Buffer.concat([head(3), Buffer.from([name.length]), name, port]))).toEqual({
    host: 'localhost',
    port: 3000,
  });
  expect(readAddress(Buffer.concat([head(1), Buffer.from([127, 0, 0, 1]), port]))).toEqual({
    host: '127.0.0.1',
    port: 3000,
  });
  expect(readAddress(Buffer.concat([head(4), Buffer.alloc(15), Buffer.from([1]), port]))).toEqual({
    host: '::1',
    port: 3000,
  });
  expect(readAddress(Buffer.concat([head(4), Buffer.alloc(15, 7), Buffer.from([1]), port])).host).toBe('other-ipv6');
});

test('a studio session is read from the query or the hash', () => {
  expect(sessionIn(new URL('http://127.0.0.1/studio/play?session=abc'))).toBe('abc');
  expect(sessionIn(new URL('http://127.0.0.1/studio/play#session=def&locale=en'))).toBe('def');
  expect(sessionIn(new URL('http://127.0.0.1/studio/play'))).toBeNull();
});

test('stakes are compared as numbers, and the least one is returned as its original text', () => {
  expect(leastStake(['10.00', '2.50', '0.20', '100.00'])).toBe('0.20');
});
