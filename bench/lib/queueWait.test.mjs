import { expect, test } from 'vitest';
import { queueWait, readWait } from './queueWait.mjs';

test('the waiting time is the second figure, in nanoseconds', () => {
  expect([readWait('5000000 2500000 17\n'), readWait('0 0 0'), readWait('')]).toEqual([2.5, 0, 0]);
});

test('a process that is gone has waited for nothing', () => {
  expect(queueWait([2 ** 30])).toBe(0);
});
