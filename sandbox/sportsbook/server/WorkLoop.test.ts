import { expect, test, vi } from 'vitest';
import { WorkLoop } from './WorkLoop.ts';

test('rounds follow each other with a pause, a failure is reported, and stopping waits for the running round', async () => {
  vi.useFakeTimers();
  const rounds: boolean[] = [];
  const failures: unknown[] = [];
  let release: () => void = () => {};
  const loop = new WorkLoop(
    async (isFirst) => {
      rounds.push(isFirst);
      if (rounds.length === 1) throw new Error('the database is away');
      if (rounds.length === 3)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
    },
    1_000,
    (error) => failures.push(error),
  );
  loop.start();
  await vi.advanceTimersByTimeAsync(999);
  expect([rounds, failures.length]).toEqual([[true], 1]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(rounds).toEqual([true, false, false]);
  let hasStopped = false;
  const stopping = loop.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([hasStopped, rounds.length]).toEqual([false, 3]);
  release();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds.length).toBe(3);
  vi.useRealTimers();
});
