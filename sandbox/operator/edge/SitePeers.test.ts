import { describe, expect, test } from 'vitest';
import { SitePeers } from './SitePeers.ts';

describe('site servers by address', () => {
  const peers = new SitePeers(['127.0.0.1', '::1', '10.20.0.0/16', 'fd00::/8']);
  test.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['::1', true],
    ['10.20.3.4', true],
    ['fd12::7', true],
    ['10.21.0.1', false],
    ['127.0.0.2', false],
    ['203.0.113.9', false],
    ['unknown', false],
    ['', false],
  ])('%s: %s', (address, expected) => expect(peers.has(address)).toBe(expected));

  test('only the direct peer is trusted, not earlier hops that it forwards', () => {
    expect([peers.trustProxy('127.0.0.1', 0), peers.trustProxy('127.0.0.1', 1)]).toEqual([true, false]);
  });
});
