import { expect, test } from 'vitest';
import { readAddress } from './linkEmulator.mjs';

test('the host of a SOCKS5 request is read from a name, an IPv4 or an IPv6 address', () => {
  const head = (/** @type {number} */ type) => Buffer.from([5, 1, 0, type]);
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
