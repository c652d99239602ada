import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { sessionsStore } from './SessionsStore.ts';

test('7-26 the list of devices is forgotten with the player whose they are', async () => {
  const item = {
    id: 's1',
    kind: 'web' as const,
    created_at: '2026-03-05T12:00:00.000Z',
    last_seen_at: '2026-03-05T12:00:00.000Z',
    device: { browser: 'Firefox', os: 'Linux' },
    country_code: '',
    is_current: false,
  };
  const app = createTestApp({ uid: 7, answers: { 'GET account.getSessions': () => ({ count: 2, items: [item] }) } });
  const store = app.store(sessionsStore);
  await store.open(7);
  expect(store.hasOthers).toBe(true);
  app.signIn(8);
  const next = app.store(sessionsStore);
  expect([next.list.items, next.hasOthers, next.list.status]).toEqual([[], false, 'idle']);
});
