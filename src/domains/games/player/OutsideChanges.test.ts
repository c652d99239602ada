import { expect, test } from 'vitest';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { OutsideChanges, TELL_AFTER_MS } from './OutsideChanges.ts';

function atGame() {
  const clock = new FakeClock();
  const state = { isRoundOpen: false, told: 0 };
  const changes = new OutsideChanges({
    clock,
    isRoundOpen: () => state.isRoundOpen,
    tell: () => {
      state.told += 1;
    },
  });
  return { clock, changes, state };
}

test.each([
  ['a deposit', ['']],
  ['a stake in another tab', ['r9']],
  ['several changes at once', ['', 'r9', 'r8']],
])('%s is told once', async (_what, rounds) => {
  const { clock, changes, state } = atGame();
  for (const round of rounds) changes.heard(round, 3);
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(1);
});

test('its own round is not told, even if its stake is heard of before the game says that it has begun', async () => {
  const { clock, changes, state } = atGame();
  changes.heard('r1', 3);
  changes.ownRound('r1');
  await clock.advance(TELL_AFTER_MS);
  changes.heard('r1', 4);
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(0);
});

test('during a round a change waits for its end', async () => {
  const { clock, changes, state } = atGame();
  state.isRoundOpen = true;
  changes.heard('');
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(0);
  changes.roundEnded();
  changes.roundEnded();
  expect(state.told).toBe(1);
});

test('a balance that was asked for is told, one that the news has brought is not told twice', async () => {
  const { clock, changes, state } = atGame();
  changes.seen(4);
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(1);
  changes.ownRound('r1');
  changes.seen(5);
  changes.heard('r1', 5);
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(1);
});

test('a balance that was asked for while a round of its own was heard of is told', async () => {
  const { clock, changes, state } = atGame();
  changes.ownRound('r1');
  changes.heard('r1', 4);
  changes.seen(5);
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(1);
});

test('a closed frame is told nothing', async () => {
  const { clock, changes, state } = atGame();
  changes.heard('');
  changes.stop();
  await clock.advance(TELL_AFTER_MS);
  expect(state.told).toBe(0);
});
