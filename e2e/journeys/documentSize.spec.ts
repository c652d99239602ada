import { get } from 'node:http';
import { readAddresses } from '../setup/addresses.ts';
import { expect, test } from '../fixtures/test.ts';

/** What fits into the first round trips of a new connection: ten packets, with their headers. */
const MOST_BYTES = 12 * 1024;

/** Bytes of the body as it is sent to a browser that takes brotli. */
const sentBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(answer.headers['content-encoding'] === 'br' ? bytes : Infinity));
    }).on('error', reject);
  });

test('A7 the document of the home page fits into the first congestion window', { tag: '@phone' }, async () => {
  // The first answer is compressed in a hurry, the next ones well.
  await expect.poll(() => sentBytes(`${readAddresses().site}/`)).toBeLessThanOrEqual(MOST_BYTES);
});
