import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { questsStore } from './QuestsStore.ts';
import { wireQuest } from './testing/wireQuest.ts';

async function opened(quests = [wireQuest()]) {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET loyalty.getquests': () => ({ count: quests.length, items: quests }) },
  });
  const store = app.store(questsStore);
  await store.load(7);
  await settle();
  return { app, store };
}

const changed = (id: string, expCount: string, status: 'open' | 'done' = 'open') =>
  ({ type: 'quests.changed', data: { owner: 'loyalty', id, status, expCount } }) as const;

test('1-9, 3-64 progress in percent and as it is read, of counts and of money; never 100 before it is done', async () => {
  const money = { unit: 'money', currency: 'USD', minValue: '0.00', maxValue: '50.00', expCount: '49.99' } as const;
  const { store } = await opened([
    wireQuest({ progress: { ...wireQuest().progress, expCount: '12' } }),
    wireQuest({ id: 'tables', progress: money, hint: { place: 'deposit', item: '' } }),
    wireQuest({ id: 'done', status: 'done' }),
  ]);
  expect(store.quests.map(({ percent, done, goal }) => [percent, done, goal])).toEqual([
    [40, '12', '30'],
    [99, '$49.99', '$50'],
    [100, '0', '30'],
  ]);
  expect(store.quests.map(({ place }) => place.path)).toEqual([
    '/gamehall?types=slot',
    '/cashier/deposit',
    '/gamehall?types=slot',
  ]);
  expect(store.due.map(({ id }) => id)).toEqual(['tables', 'daily-slots']);
});

test('2.10-9 an event brings a quest on in place; one that is done, or new, is fetched', async () => {
  const { app, store } = await opened();
  const asked = () => app.calls.filter(({ key }) => key === 'GET loyalty.getquests').length;
  store.hear(changed('daily-slots', '7'));
  expect([store.quest('daily-slots')?.done, asked()]).toEqual(['7', 1]);
  store.hear({ ...changed('daily-slots', '8'), data: { ...changed('daily-slots', '8').data, owner: 'wheel:1' } });
  expect(store.quest('daily-slots')?.done).toBe('7');
  store.hear(changed('daily-slots', '30', 'done'));
  await settle();
  expect(asked()).toBe(2);
  store.hear(changed('another', '1'));
  await settle();
  expect([asked(), store.quest('another')]).toEqual([3, null]);
});
