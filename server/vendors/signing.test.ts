import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, SIGNATURE_WINDOW_MS, signBody, signedHeaders } from './signing.ts';

const NOW = 1_700_000_000_000;

test('a signed body is accepted within five minutes and refused outside', () => {
  const headers = signedHeaders('secret', NOW, '{"amount":"1.00"}');
  const request = { timestamp: headers['x-timestamp'], signature: headers['x-signature'], rawBody: '{"amount":"1.00"}' };
  expect(isSigned('secret', request, NOW)).toBe(true);
  expect(isSigned('secret', request, NOW + SIGNATURE_WINDOW_MS)).toBe(true);
  expect(isSigned('secret', request, NOW - SIGNATURE_WINDOW_MS)).toBe(true);
  expect(isSigned('secret', request, NOW + SIGNATURE_WINDOW_MS + 1)).toBe(false);
  expect(isSigned('secret', request, NOW - SIGNATURE_WINDOW_MS - 1)).toBe(false);
});

test('any other body, time, secret or signature is refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(63), (rawBody, more, position) => {
      const timestamp = String(NOW);
      const signature = signBody('secret', NOW, rawBody);
      const digit = signature[position] === '0' ? '1' : '0';
      const changed = signature.slice(0, position) + digit + signature.slice(position + 1);
      expect(isSigned('secret', { timestamp, signature, rawBody }, NOW)).toBe(true);
      expect(isSigned('secret', { timestamp, signature, rawBody: rawBody + more }, NOW)).toBe(false);
      expect(isSigned('secret', { timestamp: String(NOW + 1), signature, rawBody }, NOW)).toBe(false);
      expect(isSigned(`secret${more}`, { timestamp, signature, rawBody }, NOW)).toBe(false);
      expect(isSigned('secret', { timestamp, signature: changed, rawBody }, NOW)).toBe(false);
    }),
  );
});

test('missing and malformed headers are refused without throwing', () => {
  const signature = signBody('secret', NOW, '');
  for (const timestamp of [undefined, '', 'now', '-1', `${NOW}.5`, '9'.repeat(400)]) {
    expect(isSigned('secret', { timestamp, signature, rawBody: '' }, NOW)).toBe(false);
  }
  for (const wrong of [undefined, '', 'zz', signature.toUpperCase(), `${signature}00`]) {
    expect(isSigned('secret', { timestamp: String(NOW), signature: wrong, rawBody: '' }, NOW)).toBe(false);
  }
});
