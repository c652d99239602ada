import { expect, test } from 'vitest';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { IdleTimer } from './IdleTimer.ts';
import type { LastActivity } from './IdleTimer.ts';

const second = 1_000;

/** What all tabs of one browser share. */
function sharedActivity(): LastActivity & { at: number | null } {
  return {
    at: null,
    read() {
      return this.at;
    },
    write(at) {
      this.at = at;
    },
  };
}

function started(limitSeconds = 1_800, clock = new FakeClock(), shared = sharedActivity()) {
  const over: number[] = [];
  const begin = clock.device();
  const timer = new IdleTimer(clock, shared, limitSeconds, () => void over.push((clock.device() - begin) / second));
  timer.start();
  return { timer, clock, shared, over };
}

test('4-3, 9-4 the warning begins after 80 % of the time and counts the last 20 % down to the logout', async () => {
  const { timer, clock, over } = started(1_800);
  await clock.advance(1_440 * second - 1);
  expect(timer.secondsLeft).toBeNull();
  await clock.advance(1);
  expect(timer.secondsLeft).toBe(360);
  await clock.advance(second);
  expect(timer.secondsLeft).toBe(359);
  await clock.advance(358 * second);
  expect([timer.secondsLeft, over]).toEqual([1, []]);
  await clock.advance(second);
  expect([timer.secondsLeft, over, clock.waiting]).toEqual([0, [1_800], 0]);
});

test('4-3 activity before and during the warning gives the full time again', async () => {
  const { timer, clock, over } = started(100);
  await clock.advance(79 * second);
  timer.note();
  await clock.advance(79 * second);
  expect(timer.secondsLeft).toBeNull();
  await clock.advance(second);
  expect(timer.secondsLeft).toBe(20);
  timer.note();
  expect(timer.secondsLeft).toBeNull();
  await clock.advance(99 * second);
  expect(over).toEqual([]);
  await clock.advance(second);
  expect(over).toHaveLength(1);
});

test('3-11 the time is never below 100 seconds', async () => {
  for (const limit of [0, -5, 99]) {
    const { timer, clock, over } = started(limit);
    await clock.advance(80 * second);
    expect([timer.secondsLeft, over]).toEqual([20, []]);
  }
});

test('4-3 two tabs agree: activity in one resets the other and closes its warning', async () => {
  const one = started(100);
  const two = started(100, one.clock, one.shared);
  await one.clock.advance(85 * second);
  expect([one.timer.secondsLeft, two.timer.secondsLeft]).toEqual([15, 15]);
  one.timer.note();
  two.timer.look();
  expect([one.timer.secondsLeft, two.timer.secondsLeft]).toEqual([null, null]);
  await one.clock.advance(99 * second);
  expect([one.over, two.over, one.timer.secondsLeft, two.timer.secondsLeft]).toEqual([[], [], 1, 1]);
});

test('4-3 a tab that was not told of the other one’s activity still reads it before it warns or signs out', async () => {
  const { timer, clock, shared, over } = started(100);
  await clock.advance(70 * second);
  shared.write(clock.device());
  await clock.advance(79 * second);
  expect([timer.secondsLeft, over]).toEqual([null, []]);
});

test('4-3 a machine that slept beyond the end signs out when it wakes, even if the first thing seen is a click', async () => {
  const { timer, clock, over } = started(1_800);
  clock.sleep(3 * 3_600 * second);
  timer.note();
  expect([over.length, timer.secondsLeft]).toEqual([1, 0]);
});

test('4-3 a machine that slept into the warning shows the time that is really left, soon after waking', async () => {
  const { timer, clock } = started(1_800);
  clock.sleep(1_700 * second);
  await clock.advance(10 * second);
  expect(timer.secondsLeft).toBe(90);
});

test('4-2 a stopped timer warns no more, signs nobody out and leaves no timer', async () => {
  const { timer, clock, over } = started(100);
  await clock.advance(90 * second);
  timer.stop();
  expect([timer.secondsLeft, clock.waiting]).toEqual([null, 0]);
  timer.note();
  await clock.advance(1_000 * second);
  expect(over).toEqual([]);
});

test('a device clock that is set back does not stretch the time', async () => {
  const { timer, clock, over } = started(100);
  clock.sleep(-48 * 3_600 * second);
  timer.look();
  await clock.advance(100 * second);
  expect(over).toHaveLength(1);
});

test('a stored time in the future counts as now', async () => {
  const { clock, shared, over } = started(100);
  await clock.advance(50 * second);
  shared.at = clock.device() + 1e12;
  await clock.advance(99 * second);
  expect(over).toEqual([]);
  await clock.advance(11 * second);
  expect(over).toHaveLength(1);
});

test('constant scrolling writes the shared time once a second at most', async () => {
  const { timer, clock, shared } = started(1_800);
  let writes = 0;
  const write = shared.write.bind(shared);
  shared.write = (at) => {
    writes += 1;
    write(at);
  };
  for (let tick = 0; tick < 100; tick += 1) {
    timer.note();
    await clock.advance(50);
  }
  expect(writes).toBeLessThanOrEqual(5);
  expect(writes).toBeGreaterThan(2);
});
