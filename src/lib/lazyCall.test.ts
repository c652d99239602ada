// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { NoAnswerError } from './errors.ts';
import { lazyCall } from './lazyCall.ts';
import type { TransportOptions } from './createCall.ts';

interface Loaded {
  readonly times: () => number;
  readonly framed: () => boolean | undefined;
  readonly load: Parameters<typeof lazyCall>[0];
}

/** The transport's module; loading it fails while `isGone` returns true. */
function transportCode(isGone: () => boolean = () => false): Loaded {
  const created: TransportOptions[] = [];
  return {
    times: () => created.length,
    framed: () => created[0]?.isFramed,
    load: async () => {
      if (isGone()) throw new TypeError('Failed to fetch dynamically imported module');
      const createCall = (options: TransportOptions) => {
        created.push(options);
        return ((key: string) =>
          Promise.resolve(`${key} in ${options.locale()} by ${options.bearer()}`)) as unknown as Call;
      };
      return { createCall };
    },
  };
}

beforeEach(() => {
  // Changed as by the browser's translation of the page.
  document.documentElement.lang = 'de';
});

test('7-1 the transport is loaded with the first call, once, and sends the page language', async () => {
  const code = transportCode();
  const transport = lazyCall(code.load, 'es');
  expect(code.times()).toBe(0);
  transport.bearer = () => 'b1';
  const answers = await Promise.all([
    transport.call('GET account.getInfo', {}),
    transport.call('GET games.getCategories', {}),
  ]);
  expect(answers).toEqual(['GET account.getInfo in es by b1', 'GET games.getCategories in es by b1']);
  expect([code.times(), code.framed()]).toEqual([1, false]);
});

test('a transport that fails to load rejects with NoAnswerError, is reported, and loaded again by the next call', async () => {
  let isGone = true;
  const transport = lazyCall(transportCode(() => isGone).load, 'es');
  const told: unknown[] = [];
  transport.onFailure = (error) => told.push(error);
  const outcome = await transport.call('GET account.getInfo', {}).then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(NoAnswerError);
  expect(told).toEqual([outcome]);
  isGone = false;
  expect(await transport.call('GET account.getInfo', {})).toBe('GET account.getInfo in es by null');
});
