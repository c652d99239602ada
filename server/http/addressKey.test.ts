import { expect, test } from 'vitest';
import { addressKey } from './addressKey.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['1:2:3::192.0.2.1', '1:2:3:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

test('a text that is not an address is cut to the length of one', () => {
  expect(addressKey('x'.repeat(10_000))).toHaveLength(45);
});
