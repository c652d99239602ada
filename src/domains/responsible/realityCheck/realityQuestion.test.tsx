// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialogsWithoutCode, passSeconds } from '../../../../tests/fakes/dialogsWithoutCode.tsx';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { startRealityCheck } from './startRealityCheck.ts';

let stop: () => void = () => {};
afterEach(() => {
  stop();
  cleanup();
});

const tries = ['responsible', 'forms'];
const usd = { amount: '0.00', currency: 'USD' };
const settings = {
  currency: 'USD',
  limits: [],
  session: {
    started_at: '2026-03-05T10:00:00.000Z',
    wagered: usd,
    won: usd,
    net: usd,
    reality_check_due_at: '2026-03-05T11:00:00.000Z',
  },
  options: {
    cool_off_hours: 24,
    reality_check_minutes: 60,
    time_out_days: [],
    self_exclusion_months: [],
    is_deposit_limit_prompted: false,
  },
  server_time: '2026-03-05T12:00:00.000Z',
};

/** A player in a game, of whom a reality check is due that cannot be shown. */
async function due() {
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET responsible.getSettings': () => settings,
      'POST responsible.checkReality': () => 1,
    },
  });
  await made.root.session.load();
  const code = dialogsWithoutCode(made.root);
  made.root.play.setPlaying(true);
  stop = startRealityCheck(made.root);
  await passSeconds(made.clock, 0);
  await act(() => made.clock.advance(0));
  const sent = () => made.operator.keys().filter((key) => key !== 'GET account.getInfo');
  return { ...made, ...code, sent };
}

test('trust: a reality check that cannot be shown is no answer: the game stays paused, and nothing is sent', async () => {
  const { root, clock, sent } = await due();
  await passSeconds(clock, 120);
  expect([root.play.isPaused, sent()]).toEqual([true, ['GET responsible.getSettings']]);
});

test('trust: it is tried after 1, 2, 4, 8, 16 and then every 30 seconds, and the player is told', async () => {
  const { root, clock, attempts } = await due();
  expect([attempts(tries), root.notices.list.map(({ text, type }) => [text, type])]).toEqual([
    1,
    [[root.t('core:failed.title'), 'error']],
  ]);
  const counts: number[] = [];
  for (const seconds of [1, 2, 4, 8, 16, 29, 1, 29, 1]) {
    await passSeconds(clock, seconds);
    counts.push(attempts(tries));
  }
  expect(counts).toEqual([2, 3, 4, 5, 6, 6, 7, 7, 8]);
});

test('trust: a press tries at once; what arrives then is asked, and only its answer ends the pause', async () => {
  const { root, clock, attempts, arrive, operator } = await due();
  await passSeconds(clock, 20);
  const before = attempts(tries);
  await act(async () => document.body.click());
  await passSeconds(clock, 0);
  expect(attempts(tries)).toBe(before + 1);
  arrive();
  await act(async () => document.body.click());
  const goOn = await screen.findByRole('button', { name: 'Go on playing' });
  expect(root.play.isPaused).toBe(true);
  operator.answers['GET responsible.getSettings'] = () => ({
    ...settings,
    session: { ...settings.session, reality_check_due_at: null },
  });
  await act(async () => goOn.click());
  await expect.poll(() => [root.play.isPaused, root.dialogs.isAnyOpen]).toEqual([false, false]);
  expect(operator.keys()).toContain('POST responsible.checkReality');
});

test('trust: outside of the game nothing is paused or tried; the next game is', async () => {
  const { root, clock, attempts } = await due();
  await act(async () => root.play.setPlaying(false));
  await passSeconds(clock, 60);
  await act(async () => document.body.click());
  expect([root.play.isPaused, attempts(tries)]).toEqual([false, 1]);
  await act(async () => root.play.setPlaying(true));
  await passSeconds(clock, 1);
  expect([root.play.isPaused, attempts(tries)]).toEqual([true, 2]);
});

test('trust: the end of the page that it covers is no answer either', async () => {
  const { root, clock, arrive, sent } = await due();
  arrive();
  await passSeconds(clock, 1);
  expect(await screen.findByRole('button', { name: 'Go on playing' })).toBeTruthy();
  await act(async () => root.dialogs.closeAll());
  await passSeconds(clock, 10);
  expect([root.play.isPaused, sent().includes('POST responsible.checkReality')]).toEqual([true, false]);
});

test('trust: with the player their question ends, and nothing stays paused', async () => {
  const { root, clock, attempts } = await due();
  stop();
  await passSeconds(clock, 60);
  await act(async () => document.body.click());
  expect([root.play.isPaused, attempts(tries)]).toEqual([false, 1]);
});
