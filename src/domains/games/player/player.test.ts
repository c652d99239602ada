import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { DEAD_MS, FrameWatch, SILENT_MS, SLOW_MS } from './FrameWatch.ts';
import { cornerAt, cornerBeside, playerPlace } from './playerPlace.ts';
import { Sitting } from './Sitting.ts';

describe('the watchdog of a game’s frame', () => {
  function watched(isSeen = () => true) {
    const clock = new FakeClock();
    const watch = new FrameWatch(clock, isSeen);
    return { clock, watch, stop: watch.begin() };
  }

  test('a game whose signs of life have stopped is dead, and fine again with the next one', async () => {
    const { clock, watch } = watched();
    watch.heard(true);
    await clock.advance(DEAD_MS - 1_000);
    expect(watch.state).toBe('fine');
    await clock.advance(1_000);
    expect(watch.state).toBe('dead');
    watch.heard(true);
    expect(watch.state).toBe('fine');
  });

  test('any message counts as a sign of life, but a game that sends no signs is never dead', async () => {
    const { clock, watch } = watched();
    watch.heard(false);
    await clock.advance(10 * DEAD_MS);
    expect(watch.state).toBe('fine');
  });

  test('a frame that opens for long is slow; one that has loaded and says nothing is silent', async () => {
    const { clock, watch } = watched();
    await clock.advance(SLOW_MS - 1_000);
    expect(watch.state).toBe('fine');
    await clock.advance(1_000);
    expect(watch.state).toBe('slow');
    watch.loaded();
    await clock.advance(SILENT_MS);
    expect(watch.state).toBe('silent');
    watch.heard(true);
    expect(watch.state).toBe('fine');
  });

  test('a page that nobody sees judges nothing, and what was missed counts from its return', async () => {
    let isSeen = false;
    const { clock, watch } = watched(() => isSeen);
    watch.heard(true);
    await clock.advance(10 * DEAD_MS);
    expect(watch.state).toBe('fine');
    isSeen = true;
    watch.wake();
    await clock.advance(DEAD_MS - 1_000);
    expect(watch.state).toBe('fine');
    await clock.advance(1_000);
    expect(watch.state).toBe('dead');
  });

  test('a new frame begins anew, and a stopped watch judges nothing', async () => {
    const { clock, watch, stop } = watched();
    watch.heard(true);
    await clock.advance(DEAD_MS);
    stop();
    const stopAgain = watch.begin();
    expect(watch.state).toBe('fine');
    stopAgain();
    await clock.advance(10 * DEAD_MS);
    expect(watch.state).toBe('fine');
  });
});

describe('where the open game is', () => {
  const elsewhere = { isSmall: false, isOnPage: false };

  test('on its page it has its place, unless it was made small; beside other pages it is small', () => {
    expect([
      playerPlace('/game/jade-ascent', { isSmall: false, isOnPage: true }),
      playerPlace('/game/jade-ascent', { isSmall: true, isOnPage: true }),
      playerPlace('/gamehall', elsewhere),
      playerPlace('/game/other', elsewhere),
      playerPlace('/cashier/history', elsewhere),
    ]).toEqual(['page', 'small', 'small', 'small', 'small']);
  });

  test.each([
    '/cashier',
    '/cashier/deposit',
    '/cashier/deposit/card',
    '/cashier/withdraw',
    '/cashier/paypending/1',
    '/profile/verification',
    '/profile/security',
    '/profile/responsible-game',
  ])('it lies not over %s, which asks for money or proof', (path) => {
    expect(playerPlace(path, elsewhere)).toBe('tucked');
  });

  test('the small window rests in the nearest corner, mirrored from right to left', () => {
    expect([cornerAt(0.9, 0.9, 'ltr'), cornerAt(0.1, 0.9, 'ltr'), cornerAt(0.9, 0.1, 'ltr')]).toEqual([
      'end',
      'start',
      'topEnd',
    ]);
    expect([cornerAt(0.9, 0.9, 'rtl'), cornerAt(0.1, 0.1, 'rtl')]).toEqual(['start', 'topEnd']);
  });

  test('the arrow keys move it from corner to corner', () => {
    expect([
      cornerBeside('end', 'ArrowUp', 'ltr'),
      cornerBeside('topEnd', 'ArrowLeft', 'ltr'),
      cornerBeside('topStart', 'ArrowDown', 'ltr'),
      cornerBeside('start', 'ArrowLeft', 'ltr'),
      cornerBeside('end', 'ArrowRight', 'rtl'),
      cornerBeside('end', 'Enter', 'ltr'),
    ]).toEqual(['topEnd', 'topStart', 'start', 'start', 'start', null]);
  });
});

test('a sitting counts what was shown, in the player’s currency', () => {
  const sitting = new Sitting();
  sitting.begin(5, 'USD');
  sitting.noteRecovery();
  expect(sitting.count({ roundId: 'a', stake: '1.00', totalWin: '6.00' })).toBe(true);
  expect(sitting.count({ roundId: 'b', stake: '1.00', totalWin: '0' })).toBe(false);
  expect([sitting.net?.minor, sitting.bestWin, sitting.recoveries]).toEqual([400n, { roundId: 'a', multiple: 6 }, 1]);
  sitting.begin(9, null);
  expect([sitting.net, sitting.bestWin, sitting.recoveries, sitting.startedAt]).toEqual([null, null, 0, 9]);
  expect(sitting.count({ roundId: 'c', stake: '1.00', totalWin: '6.00' })).toBe(false);
});
