import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { FakeClock, settle } from '../../../../tests/fakes/FakeClock.ts';
import { noticeSound } from '../NoticeSound.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import { createServerPlatform } from '../../../platform/serverPlatform.ts';
import { wireNotice } from '../testing/wireInbox.ts';
import { NoticeQueue, noticeQueue } from './NoticeQueue.ts';
import { startNotices } from './startNotices.ts';

const titles = (queue: NoticeQueue) => queue.current?.title ?? null;

test('9-6 a notice appears after 300 ms and stays for five seconds, the next one after it', async () => {
  const clock = new FakeClock();
  const queue = new NoticeQueue(clock, 5_000);
  queue.push([wireNotice(1), wireNotice(2)]);
  await clock.advance(299);
  expect(titles(queue)).toBeNull();
  await clock.advance(1);
  expect(titles(queue)).toBe('Notice 1');
  await clock.advance(4_999);
  queue.push([wireNotice(3)]);
  expect(titles(queue)).toBe('Notice 1');
  await clock.advance(1);
  expect(titles(queue)).toBeNull();
  await clock.advance(300);
  expect(titles(queue)).toBe('Notice 2');
  queue.close();
  await clock.advance(300);
  expect(titles(queue)).toBe('Notice 3');
  await clock.advance(5_000);
  expect([titles(queue), clock.waiting]).toEqual([null, 0]);
});

test('9-6 it stays while the pointer or the focus is on it, and has its full time after that', async () => {
  const clock = new FakeClock();
  const queue = new NoticeQueue(clock, 5_000);
  queue.push([wireNotice(1)]);
  await clock.advance(4_000);
  queue.hold();
  await clock.advance(60_000);
  expect(titles(queue)).toBe('Notice 1');
  queue.release();
  await clock.advance(4_999);
  expect(titles(queue)).toBe('Notice 1');
  await clock.advance(1);
  expect(titles(queue)).toBeNull();
});

/** A player's page; `act` is their first interaction. */
function page(answers: Answers = {}) {
  const waiting = [wireNotice(1)];
  const made = createTestApp({
    uid: 7,
    answers: {
      'GET loyalty.getnotifications': () => ({ items: waiting.splice(0) }),
      'GET inbox.get': () => ({ items: [], unread: 0, has_more: false }),
      ...answers,
    },
  });
  const app = { ...made, place: { path: '/', search: '', hash: '' } };
  const chime = vi.fn(async () => {});
  let act = () => {};
  const stopActivity = vi.fn();
  const onActivity = (listener: () => void) => {
    act = listener;
    return stopActivity;
  };
  const stop = startNotices(app, { onActivity, chime });
  const asked = () => app.calls.filter(({ key }) => key === 'GET loyalty.getnotifications').length;
  const queue = app.store(noticeQueue);
  return { app, waiting, chime, act: () => act(), stopActivity, stop, asked, queue };
}

test('4-55 they are fetched once after the first interaction, and when one has come in', async () => {
  const { app, waiting, act, stopActivity, asked, queue } = page();
  await app.clock.advance(10_000);
  expect(asked()).toBe(0);
  act();
  act();
  await settle();
  expect([asked(), stopActivity.mock.calls.length]).toEqual([1, 1]);
  await app.clock.advance(300);
  expect(titles(queue)).toBe('Notice 1');
  waiting.push(wireNotice(2));
  app.news.publish({ type: 'inbox.added', data: { id: 2, unread: 2, has_toast: true } });
  app.news.publish({ type: 'inbox.added', data: { id: 3, unread: 3, has_toast: false } });
  await settle();
  expect(asked()).toBe(2);
});

test('9-6 a notice sounds only where the player has switched sound on', async () => {
  const { app, waiting, act, chime } = page();
  act();
  await settle();
  await app.clock.advance(300);
  expect(chime).not.toHaveBeenCalled();
  app.store(noticeSound).turn(true);
  waiting.push(wireNotice(2));
  app.news.publish({ type: 'inbox.added', data: { id: 2, unread: 2, has_toast: true } });
  await settle();
  await app.clock.advance(6_000);
  expect(chime).toHaveBeenCalledTimes(1);
});

test('4-54 none is taken while a game is open: it is shown after it', async () => {
  const { app, act, asked, queue } = page();
  app.play.setPlaying(true);
  act();
  await settle();
  expect(asked()).toBe(0);
  runInAction(() => app.play.setPlaying(false));
  await settle();
  await app.clock.advance(300);
  expect([asked(), titles(queue)]).toEqual([1, 'Notice 1']);
});

test('4-54 a demo in the small window has the corner of the cards: a notice waits for its end too', async () => {
  const { app, act, asked, queue } = page();
  app.play.setDemo(true);
  act();
  await settle();
  expect(asked()).toBe(0);
  runInAction(() => app.play.setDemo(false));
  await settle();
  await app.clock.advance(300);
  expect([asked(), titles(queue)]).toEqual([1, 'Notice 1']);
});

test('4-54, 16-16 a notice gives way to a game, and has its full time after it, without another sound', async () => {
  const { app, act, chime, queue } = page();
  app.store(noticeSound).turn(true);
  act();
  await settle();
  await app.clock.advance(4_000);
  expect(titles(queue)).toBe('Notice 1');
  runInAction(() => app.play.setPlaying(true));
  await app.clock.advance(60_000);
  expect(titles(queue)).toBeNull();
  runInAction(() => app.play.setPlaying(false));
  await app.clock.advance(300);
  expect(titles(queue)).toBe('Notice 1');
  await app.clock.advance(4_999);
  expect(titles(queue)).toBe('Notice 1');
  await app.clock.advance(1);
  expect([titles(queue), chime.mock.calls.length]).toEqual([null, 1]);
});

test('another player sees nothing of the one before; a failed call shows nothing', async () => {
  const { app, act, queue, stop } = page();
  act();
  app.signIn(8);
  await settle();
  await app.clock.advance(1_000);
  expect(titles(queue)).toBeNull();
  app.answers['GET loyalty.getnotifications'] = () => Promise.reject(new NoAnswerError('network'));
  app.news.publish({ type: 'inbox.added', data: { id: 2, unread: 2, has_toast: true } });
  await settle();
  expect(titles(queue)).toBeNull();
  stop();
  expect(app.clock.waiting).toBe(0);
});

test('9-6 the sound is off at first, and the choice is kept on the device', () => {
  const app = createTestApp();
  const sound = app.store(noticeSound);
  expect(sound.isOn).toBe(false);
  sound.turn(true);
  expect(noticeSound.create(app).isOn).toBe(true);
  sound.turn(false);
  expect(noticeSound.create(app).isOn).toBe(false);
});

test('9-6 the choice that a messenger keeps is asked for again once it has said a word, and undoes none made since', async () => {
  let kept: string | null = null;
  let hear = (): void => undefined;
  const platform = {
    ...createServerPlatform(),
    preferences: { get: async () => kept, set: async () => undefined },
    onButtons: (listener: () => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const make = () => noticeSound.create({ storage: memoryStore(), platform } as never);
  const sound = make();
  await settle();
  kept = '1';
  expect(sound.isOn).toBe(false);
  hear();
  await settle();
  expect(sound.isOn).toBe(true);
  const chosen = make();
  chosen.turn(false);
  await settle();
  expect(chosen.isOn).toBe(false);
});
