import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { BusyError, WorkQueue } from './WorkQueue.ts';
import { eventually } from '../../tests/eventually.ts';

test('a limited number of jobs runs, others wait in order, the rest are refused', async () => {
  const queue = new WorkQueue({ running: 2, waiting: 3 });
  const begun: number[] = [];
  const end = new EventEmitter();
  const jobs = Array.from({ length: 6 }, (_, index) =>
    queue.run(async () => {
      begun.push(index);
      await once(end, String(index));
      return index;
    }),
  );
  await expect(jobs[5]).rejects.toBeInstanceOf(BusyError);
  expect(begun).toEqual([0, 1]);
  end.emit('1');
  await eventually(() => expect(begun).toEqual([0, 1, 2]));
  end.emit('2');
  await eventually(() => expect(begun).toEqual([0, 1, 2, 3]));
  end.emit('0');
  await eventually(() => expect(begun).toEqual([0, 1, 2, 3, 4]));
});

test('a job that fails frees its place, too', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'done')).toBe('done');
});
