import { expect, test } from 'vitest';
import { fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import { SessionsStore } from './SessionsStore.ts';

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
  const { call } = fakeCall({ 'GET account.getSessions': () => ({ items: [item] }) });
  const store = new SessionsStore(call);
  await store.open(7);
  expect(store.hasOthers).toBe(true);
  store.forgetPlayer();
  expect([store.sessions, store.hasOthers, store.status]).toEqual([[], false, 'idle']);
});
