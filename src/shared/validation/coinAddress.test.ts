import { expect, test } from 'vitest';
import { btcAddressRule, isBtcAddress, isTonAddress, tonAddressRule } from './coinAddress.ts';

const ton = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';

test('7-52 TON addresses: both alphabets, every changed character is noticed', () => {
  expect(isTonAddress(ton)).toBe(true);
  expect(isTonAddress(ton.replaceAll('-', '+').replaceAll('_', '/'))).toBe(true);
  for (let at = 0; at < ton.length; at += 1) {
    const other = ton[at] === 'A' ? 'B' : 'A';
    expect(isTonAddress(ton.slice(0, at) + other + ton.slice(at + 1)), `at ${at}`).toBe(false);
  }
  expect(isTonAddress(ton.slice(1))).toBe(false);
  expect(tonAddressRule('x')).toMatchObject({ code: 'tonAddress' });
});

test.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', true],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', true],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', true],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', false],
  ['bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', false],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVO2', false],
])('7-52 the Bitcoin address %s: %j', (address, isRight) => {
  expect(isBtcAddress(address)).toBe(isRight);
  expect(btcAddressRule(address) === null).toBe(isRight);
});
