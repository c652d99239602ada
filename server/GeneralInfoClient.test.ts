import { afterEach, expect, test, vi } from 'vitest';
import { GeneralInfoClient } from './GeneralInfoClient.ts';

afterEach(() => void vi.useRealTimers());

function clientOf(answer: () => Promise<Response>) {
  const state = { now: 0, asked: 0, failures: 0 };
  const client = new GeneralInfoClient({
    operatorUrl: 'http://operator.test',
    mainOrigin: 'https://casino.test',
    fetch: (() => {
      state.asked += 1;
      return answer();
    }) as typeof fetch,
    now: () => state.now,
    onFailure: () => (state.failures += 1),
  });
  return { client, state };
}

const told = (domainState: string) => Promise.resolve(Response.json({ data: { domain_state: domainState } }));

test('3-10 the state is asked for every five seconds, once for all pages', async () => {
  let word = 'active';
  const { client, state } = clientOf(() => told(word));
  await Promise.all([client.get(), client.get()]);
  word = 'blocked';
  state.now = 4_999;
  expect([(await client.get()).site.state, state.asked]).toEqual(['active', 1]);
  state.now = 5_000;
  expect([(await client.get()).site.state, state.asked]).toEqual(['blocked', 2]);
});

test('3-10 it is told when the state last changed', async () => {
  let word = 'active';
  const { client, state } = clientOf(() => told(word));
  await client.get();
  expect(client.changedAt()).toBe(Number.NEGATIVE_INFINITY);
  word = 'readonly';
  state.now = 5_000;
  await client.get();
  state.now = 10_000;
  await client.get();
  expect(client.changedAt()).toBe(5_000);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['a fault', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
])('3-10 with %s the last state counts, and is asked for again after a second', async (_what, fault) => {
  let answer = () => told('readonly');
  const { client, state } = clientOf(() => answer());
  await client.get();
  answer = fault;
  state.now = 5_000;
  expect([(await client.get()).site.state, state.failures]).toEqual(['readonly', 1]);
  await client.get();
  expect(state.asked).toBe(2);
  state.now = 6_000;
  await client.get();
  expect(state.asked).toBe(3);
});

test('a silent operator holds a page up for one second, and no page after it', async () => {
  vi.useFakeTimers();
  const { client } = clientOf(() => new Promise<Response>(() => {}));
  const first = client.get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await first).site.state).toBe('active');
  expect((await client.get()).site.state).toBe('active');
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('{}', { status: 404 })), 'the general info was answered with 404'],
  ['no JSON', () => Promise.resolve(new Response('<html>')), 'the general info has no data'],
])(
  '8-15 an operator that has only ever answered with %s is fatal after three attempts, until it tells',
  async (_what, fault, reason) => {
    let answer: () => Promise<Response> = fault;
    const { client, state } = clientOf(() => answer());
    await expect(client.get()).rejects.toMatchObject({ message: `PLUGIN:INIT: ${reason}`, statusCode: 404 });
    await expect(client.get()).rejects.toThrow('PLUGIN:INIT:');
    expect([state.asked, state.failures]).toEqual([3, 1]);
    answer = () => told('active');
    state.now = 1_000;
    expect((await client.get()).site.state).toBe('active');
    answer = fault;
    state.now = 10_000;
    expect((await client.get()).site.state).toBe('active');
  },
);

test('8-15, 8-11 an operator that is away at the start is not fatal here: the page says that it is away', async () => {
  const { client, state } = clientOf(() => Promise.resolve(new Response('', { status: 503 })));
  expect((await client.get()).site.state).toBe('active');
  expect(state.asked).toBe(1);
});
