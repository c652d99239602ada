import { expect, test } from 'vitest';
import { inParallel } from './inParallel.ts';

test('works through everything, no more than the given number at once', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('a failure stops nothing else, and is thrown at the end', async () => {
  const done: number[] = [];
  const work = inParallel([1, 2, 3, 4], 2, async (item) => {
    if (item === 2) throw new Error('two failed');
    done.push(item);
  });
  await expect(work).rejects.toThrow('two failed');
  expect(done).toEqual([1, 3, 4]);
});
