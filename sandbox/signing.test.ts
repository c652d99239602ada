import { expect, test } from 'vitest';
import { SIGNATURE_WINDOW_MS, signatureOf } from '../server/http/signing.ts';
import { isSigned, signedHeaders, signedPath } from './signing.ts';
import { fc } from '../tests/fastCheck.ts';

const NOW = 1_700_000_000_000;
const MESSAGE = { method: 'POST', path: '/wallet/bet?try=2', body: '{"amount":"1.00"}' };
const EMPTY = { method: 'GET', path: '/', body: '' };
const headersOf = (timestamp: unknown, signature: unknown) => ({ 'x-timestamp': timestamp, 'x-signature': signature });

test('the signature is the HMAC that other tools compute for the same text', () => {
  // printf '1700000000000\nPOST\n/wallet/bet?try=2\n{"amount":"1.00"}' | openssl dgst -sha256 -hmac secret
  expect(signedHeaders('secret', MESSAGE, NOW)).toEqual({
    'content-type': 'application/json',
    'x-timestamp': '1700000000000',
    'x-signature': '6f385007c101baa410d5e3520a5cd496c8ef274d5708b02e3cd0d42cb2e5e9f8',
  });
});

test('a signed body is accepted within five minutes and refused outside', () => {
  const headers = signedHeaders('secret', MESSAGE, NOW);
  expect(isSigned('secret', headers, MESSAGE, NOW)).toBe(true);
  expect(isSigned('secret', headers, MESSAGE, NOW + SIGNATURE_WINDOW_MS)).toBe(true);
  expect(isSigned('secret', headers, MESSAGE, NOW - SIGNATURE_WINDOW_MS)).toBe(true);
  expect(isSigned('secret', headers, MESSAGE, NOW + SIGNATURE_WINDOW_MS + 1)).toBe(false);
  expect(isSigned('secret', headers, MESSAGE, NOW - SIGNATURE_WINDOW_MS - 1)).toBe(false);
});

test('any other method, path, body, time, secret or signature is refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(63), (body, more, position) => {
      const timestamp = String(NOW);
      const message = { ...MESSAGE, body };
      const signature = signatureOf('secret', timestamp, message);
      const digit = signature[position] === '0' ? '1' : '0';
      const changed = signature.slice(0, position) + digit + signature.slice(position + 1);
      expect(isSigned('secret', headersOf(timestamp, signature), message, NOW)).toBe(true);
      expect(isSigned('secret', headersOf(timestamp, signature), { ...message, body: body + more }, NOW)).toBe(false);
      for (const other of [
        { method: 'PUT' },
        { path: '/wallet/bet' },
        { path: `${MESSAGE.path}${more}` },
        { path: '/wallet/win?try=2' },
      ]) {
        expect(isSigned('secret', headersOf(timestamp, signature), { ...message, ...other }, NOW)).toBe(false);
      }
      expect(isSigned('secret', headersOf(String(NOW + 1), signature), message, NOW)).toBe(false);
      expect(isSigned(`secret${more}`, headersOf(timestamp, signature), message, NOW)).toBe(false);
      expect(isSigned('secret', headersOf(timestamp, changed), message, NOW)).toBe(false);
    }),
  );
});

test('missing and malformed headers are refused without throwing', () => {
  // Each value has a valid signature, so that only its format can be the reason for the refusal.
  for (const timestamp of ['', 'now', '-1', `${NOW}.5`, ` ${NOW}`, '9'.repeat(400)]) {
    expect(isSigned('secret', headersOf(timestamp, signatureOf('secret', timestamp, EMPTY)), EMPTY, NOW)).toBe(false);
  }
  const signature = signatureOf('secret', String(NOW), EMPTY);
  for (const timestamp of [undefined, NOW, [String(NOW)]])
    expect(isSigned('secret', headersOf(timestamp, signature), EMPTY, NOW)).toBe(false);
  for (const wrong of [undefined, '', 'zz', signature.toUpperCase(), `${signature}00`, [signature]]) {
    expect(isSigned('secret', headersOf(String(NOW), wrong), EMPTY, NOW)).toBe(false);
  }
});

test('the signed path equals the path that is sent', () => {
  expect(signedPath('http://localhost:3001/payments/api/intents/a b?x=1#y')).toBe('/payments/api/intents/a%20b?x=1');
});
