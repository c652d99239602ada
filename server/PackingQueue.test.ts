import { expect, test } from 'vitest';
import { PackingQueue } from './PackingQueue.ts';
import { eventually } from '../tests/eventually.ts';

/** Bodies whose compression the test ends. */
function heldBodies(count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const bodies = Array.from({ length: count }, (_body, at) => ({
    isPacked: false,
    async pack() {
      started.push(at);
      await new Promise<void>((resolve) => ends.push(resolve));
    },
  }));
  return { started, ends, bodies };
}

test('two bodies are compressed at a time, whoever asks', async () => {
  const { started, ends, bodies } = heldBodies(4);
  const queue = new PackingQueue((error) => expect.unreachable(String(error)));
  const packing = bodies.map((body) => queue.pack(body));
  await eventually(() => expect(started).toEqual([0, 1]));
  ends.shift()?.();
  await eventually(() => expect(started).toEqual([0, 1, 2]));
  ends.splice(0).forEach((end) => end());
  await eventually(() => expect(started).toEqual([0, 1, 2, 3]));
  ends.splice(0).forEach((end) => end());
  await Promise.all(packing);
});

test('a failure is told and rejects nothing; a full queue is none', async () => {
  const told: unknown[] = [];
  const queue = new PackingQueue((error) => told.push(error));
  const fault = new Error('no memory');
  await queue.pack({ isPacked: false, pack: () => Promise.reject(fault) });
  expect(told).toEqual([fault]);
  const { ends, bodies } = heldBodies(18);
  let isDone = false;
  void Promise.all(bodies.map((body) => queue.pack(body))).then(() => (isDone = true));
  await queue.pack({ isPacked: false, pack: () => expect.unreachable('beyond the limit') });
  expect(told).toEqual([fault]);
  await eventually(() => {
    ends.splice(0).forEach((end) => end());
    expect(isDone).toBe(true);
  });
});

test('what is compressed well is not compressed again', async () => {
  const queue = new PackingQueue((error) => expect.unreachable(String(error)));
  await queue.pack({ isPacked: true, pack: () => Promise.reject(new Error('again')) });
});
