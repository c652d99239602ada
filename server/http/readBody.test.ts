import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

const limits = { mostBytes: 10, withinMs: 40 };

test('a body in several parts is returned as a whole', async () => {
  const payload = new PassThrough();
  const reading = readBody(payload, 6, limits);
  payload.write('abc');
  payload.end('def');
  expect(String(await reading)).toBe('abcdef');
});

test('a body that takes too long is refused with 408', async () => {
  const payload = new PassThrough();
  const reading = readBody(payload, 6, limits);
  payload.write('a');
  await expect(reading).rejects.toMatchObject({ statusCode: 408 });
});

test.each([0, 11])('a body of 11 bytes is refused with 413, declared as %i', async (declared) => {
  const payload = new PassThrough();
  const reading = readBody(payload, declared, limits);
  payload.end('a'.repeat(11));
  await expect(reading).rejects.toMatchObject({ statusCode: 413 });
});

test('a large body that never ends is refused with 413, too', async () => {
  const payload = new PassThrough();
  const reading = readBody(payload, 1_000, limits);
  payload.write('a');
  await expect(reading).rejects.toMatchObject({ statusCode: 413 });
});

test('a body that breaks off is refused with 400, and later errors of its connection are caught', async () => {
  const payload = new PassThrough();
  const reading = readBody(payload, 6, limits);
  payload.write('a');
  payload.destroy(new Error('reset'));
  await expect(reading).rejects.toMatchObject({ statusCode: 400 });
});
