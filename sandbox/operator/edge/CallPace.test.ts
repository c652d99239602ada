import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { CallPace } from './CallPace.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

const tokenOf = (name: string) => name.padEnd(43, '-');

test('8-4 calls refused for their address do not count against a session', () => {
  const pace = new CallPace();
  for (let call = 0; call < 1000; call += 1) expect(pace.take('198.51.100.1', tokenOf(`t${call}`), 0)).toBe(0);
  for (let call = 0; call < 500; call += 1) expect(pace.take('198.51.100.1', tokenOf('victim'), 0)).toBeGreaterThan(0);
  expect(pace.take('198.51.100.2', tokenOf('victim'), 0)).toBe(0);
});

test('8-4 one session has one rate limit, whatever addresses it calls from', () => {
  const pace = new CallPace();
  const waits = Array.from({ length: 130 }, (_none, call) => pace.take(`203.0.113.${call}`, tokenOf('session'), 0));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(10);
});

test.each([
  ['long', (call: number) => `${call}`.padStart(2000, 'x')],
  ['short', (call: number) => `t${call}`],
  ['of other letters', (call: number) => `${call}${'!'.repeat(40)}`],
])('8-4 calls with a cookie too %s for a token count as calls of a guest', async (_how, cookieOf) => {
  const address = `198.51.100.${_how.length}`;
  const replies = await Promise.all(
    Array.from({ length: 140 }, (_none, call) =>
      operator.call('metadata.get', {}, { address, cookie: cookieOf(call) }),
    ),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('8-4 the addresses of one IPv6 network count as one caller, those of another network do not', async () => {
  const from = (network: number) =>
    Promise.all(
      Array.from({ length: 140 }, (_none, call) =>
        operator.call('metadata.get', {}, { address: `2001:db8:0:${network}::${call.toString(16)}` }),
      ),
    );
  expect((await from(1)).filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await operator.call('metadata.get', {}, { address: '2001:db8:0:2::1' })).status).toBe(200);
});
