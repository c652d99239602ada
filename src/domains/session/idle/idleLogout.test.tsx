// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dialogsWithoutCode, passSeconds } from '../../../../tests/fakes/dialogsWithoutCode.tsx';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount, wireGeneralInfo } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { IdleDialog } from '../ui/IdleDialog.tsx';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import words from '../words/en.json';
import { greetAfterIdle } from './idleEnd.ts';
import { IdleTimer } from './IdleTimer.ts';
import { startIdleLogout } from './startIdleLogout.ts';

const second = 1_000;
let stop: () => void = () => {};
afterEach(() => {
  stop();
  cleanup();
});

async function playerIdle(answers: Answers = {}) {
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET metadata.getgeneralinfo': () => wireGeneralInfo({ time_to_force_logout: 100 }),
      'GET auth.logout': () => 1 as const,
      ...answers,
    },
  });
  await made.root.session.load();
  stop = startIdleLogout(made.root);
  await settle();
  const shown = () => made.root.dialogs.stack.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  return { ...made, shown };
}

test('2.10-12, 4-3 the warning opens after 80 % of the idle time, and at the end the player is signed out to the index', async () => {
  const { clock, shown, operator, platform } = await playerIdle();
  await clock.advance(80 * second - 1);
  expect(shown()).toEqual([]);
  await clock.advance(1);
  expect(shown()).toEqual(['interactivity']);
  await clock.advance(20 * second);
  expect([operator.keys().includes('GET auth.logout'), platform.restarts]).toEqual([true, ['/?signed_out=idle']]);
});

test('4-3 a warning that cannot be shown is no activity: tried again while its time runs, and the player is signed out at the end', async () => {
  const { clock, root, platform } = await playerIdle();
  const { attempts } = dialogsWithoutCode(root);
  await passSeconds(clock, 80);
  expect(root.notices.list.map(({ text }) => text)).toEqual([root.t('core:failed.title')]);
  await passSeconds(clock, 19);
  expect([attempts(['session']), platform.restarts, root.dialogs.stack]).toEqual([5, [], []]);
  await passSeconds(clock, 1);
  expect(platform.restarts).toEqual(['/?signed_out=idle']);
});

test('4-3 a warning that could not be shown is shown as soon as it can be; what the player does stops the tries', async () => {
  const { clock, root, shown } = await playerIdle();
  const { attempts, arrive } = dialogsWithoutCode(root);
  await passSeconds(clock, 81);
  await act(async () => root.activity.note());
  await passSeconds(clock, 79);
  expect(attempts(['session'])).toBe(2);
  await passSeconds(clock, 1);
  arrive();
  await passSeconds(clock, 1);
  expect([attempts(['session']), shown()]).toEqual([4, ['interactivity']]);
  expect(await screen.findByRole('button', { name: 'Stay signed in' })).toBeTruthy();
});

test('4-3 a page that goes away under the warning has not answered for the player', async () => {
  const { clock, root, platform } = await playerIdle();
  await clock.advance(85 * second);
  root.dialogs.closeAll();
  await clock.advance(15 * second);
  expect(platform.restarts).toEqual(['/?signed_out=idle']);
});

test.each<[string, (root: Awaited<ReturnType<typeof playerIdle>>['root']) => void]>([
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))],
  ['a click', () => document.body.click()],
  ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
  ['a wheel over a list', () => document.body.dispatchEvent(new Event('wheel', { bubbles: true }))],
  ['a change of the page', (root) => root.place.arrive('/gamehall', '')],
  ['a round in a game’s frame', (root) => root.activity.note()],
])('4-3 %s counts as activity', async (_what, act) => {
  const { clock, root, platform } = await playerIdle();
  await clock.advance(60 * second);
  act(root);
  await clock.advance(79 * second);
  expect([root.dialogs.isAnyOpen, platform.restarts]).toEqual([false, []]);
  await clock.advance(second);
  expect(root.dialogs.isAnyOpen).toBe(true);
});

test('4-3 activity stored by another tab counts here at once', async () => {
  const { clock, root } = await playerIdle();
  await clock.advance(60 * second);
  root.storage.set('session.lastActive', String(clock.device()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'session.lastActive' }));
  await clock.advance(79 * second);
  expect(root.dialogs.isAnyOpen).toBe(false);
});

test('4-2 signing out stops the timer; another player starts it anew', async () => {
  const { clock, root, operator } = await playerIdle();
  await clock.advance(50 * second);
  root.session.end();
  await clock.advance(500 * second);
  expect([root.dialogs.isAnyOpen, operator.keys().includes('GET auth.logout'), clock.waiting]).toEqual([
    false,
    false,
    0,
  ]);
  root.session.adopt(wireAccount(8));
  await clock.advance(79 * second);
  expect(root.dialogs.isAnyOpen).toBe(false);
  await clock.advance(second);
  expect(root.dialogs.isAnyOpen).toBe(true);
});

test('4-7 guests have no idle timer', async () => {
  const { root, operator } = testRoot();
  stop = startIdleLogout(root);
  await settle();
  expect(operator.calls).toEqual([]);
});

test('4-3 without an answer the sign-out is tried again', async () => {
  const answers: Answers = { 'GET auth.logout': () => Promise.reject(new NoAnswerError('network')) };
  const { clock, operator, platform } = await playerIdle(answers);
  await clock.advance(100 * second);
  expect(platform.restarts).toEqual([]);
  operator.answers = { ...operator.answers, 'GET auth.logout': () => 1 as const };
  await clock.advance(5 * second);
  expect(platform.restarts).toEqual(['/?signed_out=idle']);
});

test('3-11 the idle time is requested again until there is an answer', async () => {
  const { clock, root, operator } = await playerIdle({
    'GET metadata.getgeneralinfo': () => Promise.reject(new NoAnswerError('network')),
  });
  operator.answers = {
    ...operator.answers,
    'GET metadata.getgeneralinfo': () => wireGeneralInfo({ time_to_force_logout: 200 }),
  };
  await clock.advance(5 * second + 159 * second);
  expect(root.dialogs.isAnyOpen).toBe(false);
  await clock.advance(second);
  expect(root.dialogs.isAnyOpen).toBe(true);
});

test('4-3 a tab whose session another tab ended for idleness says so', async () => {
  const { clock, root } = await playerIdle();
  await clock.advance(99 * second);
  root.session.end();
  await expect.poll(() => root.notices.list.map(({ text }) => text)).toEqual([words.idle.ended]);
});

test('a session that ended otherwise is no idle logout', async () => {
  const { clock, root } = await playerIdle();
  await clock.advance(90 * second);
  root.session.end();
  await root.loadMessages(['session']);
  await settle();
  expect(root.notices.list).toEqual([]);
});

test('4-3 the index says why, keeps saying it until it is closed, and its address loses the mark', async () => {
  const { root, navigated, clock } = testRoot({ address: '/?signed_out=idle&utm_source=mail#top' });
  await greetAfterIdle(root);
  await clock.advance(3_600 * second);
  expect(root.notices.list.map(({ text, allowClose }) => [text, allowClose])).toEqual([[words.idle.ended, true]]);
  expect(navigated).toEqual([{ path: '/?utm_source=mail#top', options: { replace: true } }]);
});

async function warning() {
  const { root, clock } = testRoot();
  await root.loadMessages(['session']);
  const timer = new IdleTimer(clock, { read: () => null, write: () => {} }, 1_800, () => {});
  timer.start();
  await clock.advance(1_440 * second);
  const closed: string[] = [];
  render(
    <AppProvider value={root}>
      <IdleDialog props={timer} close={() => void closed.push('closed')} frame={dialogFrame()} />
    </AppProvider>,
  );
  const pass = (ms: number) => act(() => clock.advance(ms));
  return { timer, pass, closed };
}

test('2.10-12 the warning shows the time left, and says it at every minute and near the end only', async () => {
  const { pass } = await warning();
  const said = () => screen.getByRole('status').textContent;
  expect([screen.getByRole('timer').textContent, said()]).toEqual(['6:00', 'You will be signed out in 6 minutes.']);
  await pass(53 * second);
  expect([screen.getByRole('timer').textContent, said()]).toEqual(['5:07', 'You will be signed out in 6 minutes.']);
  await pass(7 * second);
  expect(said()).toBe('You will be signed out in 5 minutes.');
  await pass(241 * second);
  expect(said()).toBe('You will be signed out in 1 minute.');
  await pass(29 * second);
  expect(said()).toBe('You will be signed out in 30 seconds.');
  await pass(20 * second);
  expect([screen.getByRole('timer').textContent, said()]).toEqual(['0:10', 'You will be signed out in 10 seconds.']);
});

test('2.10-12 its button has the focus and extends the time by one key press', async () => {
  const { timer, closed } = await warning();
  const button = await screen.findByRole('button', { name: 'Stay signed in' });
  await act(() => new Promise((resume) => void setTimeout(resume, 100)));
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect([timer.secondsLeft, closed.length > 0]).toEqual([null, true]);
});

test('4-3 activity elsewhere closes the warning', async () => {
  const { timer, closed } = await warning();
  act(() => timer.note());
  expect(closed).toEqual(['closed']);
});
