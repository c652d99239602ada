import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, SIGNATURE_WINDOW_MS, signatureOf, signedHeaders } from './signing.ts';

const NOW = 1_700_000_000_000;
const BODY = '{"amount":"1.00"}';
const headersOf = (timestamp: unknown, signature: unknown) => ({ 'x-timestamp': timestamp, 'x-signature': signature });

test('the signature is the HMAC that other tools compute for the same text', () => {
  // printf '1700000000000.{"amount":"1.00"}' | openssl dgst -sha256 -hmac secret
  expect(signedHeaders('secret', BODY, NOW)).toEqual({
    'content-type': 'application/json',
    'x-timestamp': '1700000000000',
    'x-signature': '1870ffd2661c466fb1fe904944aa9f0cf30207fd10a65ca3d69b82cf0ef1069b',
  });
});

test('a signed body is accepted within five minutes and refused outside', () => {
  const headers = signedHeaders('secret', BODY, NOW);
  expect(isSigned('secret', headers, BODY, NOW)).toBe(true);
  expect(isSigned('secret', headers, BODY, NOW + SIGNATURE_WINDOW_MS)).toBe(true);
  expect(isSigned('secret', headers, BODY, NOW - SIGNATURE_WINDOW_MS)).toBe(true);
  expect(isSigned('secret', headers, BODY, NOW + SIGNATURE_WINDOW_MS + 1)).toBe(false);
  expect(isSigned('secret', headers, BODY, NOW - SIGNATURE_WINDOW_MS - 1)).toBe(false);
});

test('any other body, time, secret or signature is refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(63), (body, more, position) => {
      const timestamp = String(NOW);
      const signature = signatureOf('secret', timestamp, body);
      const digit = signature[position] === '0' ? '1' : '0';
      const changed = signature.slice(0, position) + digit + signature.slice(position + 1);
      expect(isSigned('secret', headersOf(timestamp, signature), body, NOW)).toBe(true);
      expect(isSigned('secret', headersOf(timestamp, signature), body + more, NOW)).toBe(false);
      expect(isSigned('secret', headersOf(String(NOW + 1), signature), body, NOW)).toBe(false);
      expect(isSigned(`secret${more}`, headersOf(timestamp, signature), body, NOW)).toBe(false);
      expect(isSigned('secret', headersOf(timestamp, changed), body, NOW)).toBe(false);
    }),
  );
});

test('missing and malformed headers are refused without throwing', () => {
  // Each is signed as it stands, so that only its form can be what is refused.
  for (const timestamp of ['', 'now', '-1', `${NOW}.5`, ` ${NOW}`, '9'.repeat(400)]) {
    expect(isSigned('secret', headersOf(timestamp, signatureOf('secret', timestamp, '')), '', NOW)).toBe(false);
  }
  const signature = signatureOf('secret', String(NOW), '');
  for (const timestamp of [undefined, NOW, [String(NOW)]]) expect(isSigned('secret', headersOf(timestamp, signature), '', NOW)).toBe(false);
  for (const wrong of [undefined, '', 'zz', signature.toUpperCase(), `${signature}00`, [signature]]) {
    expect(isSigned('secret', headersOf(String(NOW), wrong), '', NOW)).toBe(false);
  }
});
