import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { wireProgress } from '../../bonuses/testing/wireBonus.ts';
import { wireCalendar } from '../testing/wireCalendar.ts';
import { calendarStore } from './CalendarStore.ts';

/** Thursday, the 4th day, at noon. */
async function opened(answers: Answers = {}) {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET campaigns.getCalendar': () => wireCalendar(4), 'POST campaigns.claimDay': () => 1, ...answers },
  });
  const store = app.store(calendarStore);
  const stop = store.start();
  await settle();
  return { app, store, stop };
}

const refused = (code: string) => () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, { day: [{ code }] }, ''));

test('2.4-1 the open day is shown, another one once it is chosen', async () => {
  const { store } = await opened();
  expect(store.calendar?.days.map(({ status }) => status).join(' ')).toBe(
    'claimed missed missed open coming coming coming',
  );
  expect(store.shown).toMatchObject({ day: 4, gift: { figure: { kind: 'amount', value: '$1' } } });
  store.choose(6);
  expect(store.shown?.day).toBe(6);
});

test('2.4-1 a player without a calendar has none', async () => {
  const { store } = await opened({ 'GET campaigns.getCalendar': () => null });
  expect([store.status, store.calendar, store.shown]).toEqual(['ready', null, null]);
});

test('2.4-1 the open day is claimed once, however often it is pressed', async () => {
  let claims = 0;
  const { store } = await opened({
    'GET campaigns.getCalendar': () => wireCalendar(4, { isClaimed: claims > 0 }),
    'POST campaigns.claimDay': ({ day }) => {
      claims += 1;
      expect(day).toBe(4);
      return 1;
    },
  });
  await Promise.all([store.claim(4), store.claim(4)]);
  expect([claims, store.claimed, store.shown?.status, store.isClaiming]).toEqual([1, 4, 'claimed', false]);
});

test.each(['unknownDay', 'dayComing', 'dayMissed', 'dayClaimed'])('2.4-1 the refusal %s is shown', async (code) => {
  const { app, store } = await opened({ 'POST campaigns.claimDay': refused(code) });
  await store.claim(4);
  expect([store.refusal, store.claimed, store.problem]).toEqual([code, 0, null]);
  expect(app.calls.filter(({ key }) => key === 'GET campaigns.getCalendar')).toHaveLength(2);
  store.choose(5);
  expect(store.refusal).toBeNull();
});

test.each([
  [true, 4, undefined],
  [false, 0, 'noAnswer'],
])('I8 after a lost answer the calendar tells whether it was given: %s', async (isClaimed, claimed, problem) => {
  const { app, store } = await opened({
    'POST campaigns.claimDay': () => Promise.reject(new NoAnswerError('network')),
  });
  app.answers['GET campaigns.getCalendar'] = () => wireCalendar(4, { isClaimed });
  await store.claim(4);
  expect([store.claimed, store.problem?.code]).toEqual([claimed, problem]);
});

test('I7 at midnight by the server’s clock the next day is open; another tab’s claim shows, too', async () => {
  const { app, store, stop } = await opened();
  app.answers['GET campaigns.getCalendar'] = () => wireCalendar(5);
  await app.clock.advance(12 * 3_600_000 - 1_000);
  expect(store.shown?.day).toBe(4);
  await app.clock.advance(2_000);
  expect(store.shown?.day).toBe(5);
  app.answers['GET campaigns.getCalendar'] = () => wireCalendar(5, { isClaimed: true });
  app.news.publish({ type: 'bonuses.changed', data: wireProgress() });
  await settle();
  expect(store.calendar?.days[4]?.status).toBe('claimed');
  stop();
  expect(app.clock.waiting).toBe(0);
});

test('another player’s calendar is another one', async () => {
  const { app, store } = await opened();
  store.choose(2);
  app.signIn(8);
  const next = app.store(calendarStore);
  expect([next.calendar, next.chosen, next.status]).toEqual([null, 0, 'idle']);
});
