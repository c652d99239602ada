import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxClock } from '../SandboxClock.ts';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { DAY_MS, Throttle } from './Throttle.ts';

const QUARTER_MS = 15 * 60_000;

let operator: TestOperator;
let throttle: Throttle;
beforeAll(async () => {
  operator = await startTestOperator();
  const { database, time } = operator;
  throttle = new Throttle(database, new SandboxClock({ now: () => new Date(time.ms) }));
}, 60_000);
afterAll(() => operator.close());

test('Part 16-6 a bucket of a day counts for a day, also when old hits are forgotten; others for a quarter of an hour', async () => {
  const daily = { key: 'test:daily', most: 2, windowMs: DAY_MS };
  const quarterly = { key: 'test:quarterly', most: 2 };
  await throttle.hit([daily, quarterly]);
  await throttle.hit([daily, quarterly]);
  await expect(throttle.hit([quarterly])).rejects.toMatchObject({ retryAfter: QUARTER_MS / 1000 });
  operator.time.ms += QUARTER_MS;
  await throttle.forgetOld();
  await throttle.hit([quarterly]);
  await expect(throttle.hit([daily])).rejects.toMatchObject({ retryAfter: (DAY_MS - QUARTER_MS) / 1000 });
  operator.time.ms += DAY_MS - QUARTER_MS;
  await throttle.forgetOld();
  const left = await operator.database.query(`select 1 from operator.throttle_hits where bucket like 'test:%'`);
  expect(left).toEqual([]);
  expect(await throttle.hit([daily])).toHaveLength(1);
});

test('hits are returned in the order of the buckets, so that one of them can be forgiven', async () => {
  const [later, earlier] = [
    { key: 'test:z', most: 1 },
    { key: 'test:a', most: 1 },
  ];
  const [hitOfLater] = await throttle.hit([later, earlier]);
  await throttle.forgive([hitOfLater ?? 0n]);
  expect(await throttle.hit([later])).toHaveLength(1);
  await expect(throttle.hit([earlier])).rejects.toMatchObject({ type: 'TooManyRequestsException' });
});
