import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './callApi.ts';
import { untilKnown } from './untilKnown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = () => Promise.reject(new ApiError('Unknown', 'no answer'));

/** Asks for these outcomes one after another, the last of them again and again. */
function asked(...outcomes: readonly (() => Promise<string>)[]) {
  const ask = vi.fn(() => (outcomes[ask.mock.calls.length - 1] ?? outcomes.at(-1)!)());
  const end = untilKnown(ask, (reply) => reply === 'pending').catch((error: unknown) => (error as ApiError).type);
  return { ask, end };
}

test('Part 13 a call without an answer, and one that is pending, is repeated until its outcome is known', async () => {
  const { ask, end } = asked(
    silent,
    async () => 'pending',
    silent,
    async () => 'done',
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect([await end, ask.mock.calls.length]).toEqual(['done', 4]);
});

test('Part 13 a refusal is not repeated', async () => {
  const { ask, end } = asked(() => Promise.reject(new ApiError('PriceChanged', 'fallen')));
  expect([await end, ask.mock.calls.length]).toEqual(['PriceChanged', 1]);
});

test.each([
  ['silence', silent, 'Unknown'],
  ['a pending outcome', async () => 'pending', 'pending'],
])('Part 13 %s is the caller’s after twenty seconds', async (_what, outcome, known) => {
  const { ask, end } = asked(outcome);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await end).toBe(known);
  expect(ask.mock.calls.length).toBeGreaterThan(20);
});
