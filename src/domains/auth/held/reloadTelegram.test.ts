import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { telegramLinkStore } from '../telegram/TelegramLinkStore.ts';
import { reloadTelegram } from './reloadTelegram.ts';

test('1-22 the card about Telegram asks again after a change elsewhere, once it has asked at all', async () => {
  let isLinked = true;
  const app = createTestApp({
    uid: 7,
    answers: { 'GET telegram.getStatus': () => ({ is_linked: isLinked, can_unlink: true }) },
  });
  await reloadTelegram(app);
  expect(app.calls).toEqual([]);
  const store = app.store(telegramLinkStore);
  await store.load();
  isLinked = false;
  await reloadTelegram(app);
  expect(store.telegram?.is_linked).toBe(false);
});
