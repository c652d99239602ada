import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import { readFromChatFrame } from '../../lib/chat/chatMessages.ts';
import type { ToChatFrame } from '../../lib/chat/chatMessages.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { createChatApi } from './api.ts';
import { ChatStore, forgetMs, readyMs } from './ChatStore.ts';
import { chatPlace } from './paths.ts';

const wireSettings = (chat_provider: string) => ({
  chat_provider,
  chat_config: {
    id: '',
    license: '',
    src: 'https://chat.example/sdk.js',
    widget_id: 'w1',
    lang: 'en',
    open_live_chat: false,
    conversation_attributes: [],
  },
  categories: [],
});

function start({ provider = 'chatwoot', path = '/', uid = 0 } = {}) {
  const app = createTestApp({
    answers: {
      'GET support.getsettings': () => wireSettings(provider),
      'GET account.getprofileinfo': () =>
        ({
          contacts: [{ type: 'email', contact: 'robin@example.test', is_confirmed: true, is_subscribed: false }],
        }) as never,
      'POST chat.storeEvent': () => 1,
    },
    uid,
  });
  const clock = new FakeClock();
  const place = observable({ path, search: '', hash: '' });
  const reports: string[] = [];
  const sent: ToChatFrame[] = [];
  const store = new ChatStore(createChatApi(app.call), { clock, session: app.session, place }, (reason) =>
    reports.push(reason),
  );
  const goTo = (next: string) => runInAction(() => (place.path = next));
  const attach = () => store.attach((message) => void sent.push(message));
  const ready = () => {
    attach();
    store.hear({ type: 'chat-loaded' }, true);
    store.hear({ type: 'chat-ready' }, true);
  };
  return { app, clock, store, reports, sent, goTo, attach, ready };
}

test('2.12-14 the chat is hidden on betting and game pages, and never loaded where money or proofs move', () => {
  for (const path of ['/', '/gamehall', '/support', '/profile/info', '/games/new'])
    expect([path, chatPlace(path)]).toEqual([path, 'shown']);
  for (const path of ['/game/lantern-harbor', '/betting', '/betting/live', '/bets'])
    expect([path, chatPlace(path)]).toEqual([path, 'hidden']);
  for (const path of ['/cashier', '/cashier/deposit', '/profile/security', '/profile/verification', '/forms/sign_in'])
    expect([path, chatPlace(path)]).toEqual([path, 'never']);
});

test.each(['', 'custom', 'unheard-of'])('3-47 the provider “%s” does nothing', async (provider) => {
  const { store, reports } = start({ provider });
  await store.begin();
  expect([store.phase, store.hasFrame, reports]).toEqual(['off', false, []]);
});

test('8-26 a visitor who has not agreed to third parties is offered the chat; it is loaded when they ask for it', async () => {
  const { app, store, sent, ready } = start({ uid: 7 });
  await store.permit(false);
  await store.begin();
  expect([store.phase, store.hasFrame, store.isBadgeShown]).toEqual(['offered', false, true]);
  expect(app.calls.map(({ key }) => key)).toEqual(['GET support.getsettings']);
  store.open();
  await settle();
  expect([store.phase, store.isBadgeShown, store.isPanelShown]).toEqual(['frame', false, true]);
  ready();
  expect([store.phase, sent.at(-1)]).toEqual(['ready', { type: 'chat-open' }]);
  // Their own wish outlives a change of what they agree to.
  await store.permit(true);
  await store.permit(false);
  expect(store.phase).toBe('ready');
  const agreeing = start();
  await agreeing.store.permit(false);
  await agreeing.store.begin();
  await agreeing.store.permit(true);
  expect(agreeing.store.phase).toBe('frame');
  agreeing.ready();
  await agreeing.store.permit(false);
  expect([agreeing.store.phase, agreeing.store.isPanelShown]).toEqual(['offered', false]);
});

test('4-7 the frame is told who a player is, and nothing of a guest', async () => {
  for (const [uid, visitor] of [
    [0, null],
    [7, { uid: 7, name: 'robin', email: 'robin@example.test' }],
  ] as const) {
    const { store, sent, attach } = start({ uid });
    await store.begin();
    expect(store.hasFrame).toBe(true);
    attach();
    store.hear({ type: 'chat-loaded' }, false);
    expect(sent).toMatchObject([{ type: 'chat-start', start: { provider: 'chatwoot', visitor, isDark: false } }]);
  }
});

test('2.12-14 the badge follows the page; the frame leaves pages that allow none', async () => {
  const { store, goTo, ready } = start();
  await store.begin();
  expect(store.isBadgeShown).toBe(false);
  ready();
  expect(store.isBadgeShown).toBe(true);
  store.open();
  goTo('/game/jade-ascent');
  expect([store.isPanelShown, store.hasFrame]).toEqual([false, true]);
  goTo('/cashier/deposit');
  expect(store.hasFrame).toBe(false);
  store.drop();
  await store.begin();
  expect(store.phase).toBe('off');
});

test('8-26 a widget that fails, or is not ready in time, is reported and skipped for this page', async () => {
  const failing = start();
  await failing.store.begin();
  failing.attach();
  failing.store.hear({ type: 'chat-failed', reason: 'blocked' }, true);
  expect([failing.store.phase, failing.store.hasFrame, failing.reports]).toEqual(['failed', false, ['blocked']]);
  await failing.store.begin();
  expect(failing.store.phase).toBe('failed');
  const hanging = start();
  await hanging.store.begin();
  await hanging.clock.advance(readyMs);
  expect([hanging.store.phase, hanging.reports]).toEqual(['failed', ['the widget was not ready in time']]);
});

test('4-6 signing in and out begins another frame; the one before forgets the player, or is dropped after a second', async () => {
  const { app, clock, store, sent, ready } = start({ uid: 7 });
  await store.begin();
  ready();
  const { turn } = store;
  app.signIn(0);
  const changing = store.change();
  await settle();
  expect(sent.at(-1)).toEqual({ type: 'chat-forget' });
  store.hear({ type: 'chat-forgotten' }, true);
  await changing;
  expect([store.phase, store.turn > turn]).toEqual(['frame', true]);
  ready();
  app.signIn(8);
  await store.change();
  ready();
  app.signIn(9);
  const stuck = store.change();
  await settle();
  expect(store.phase).toBe('ready');
  await clock.advance(forgetMs);
  await stuck;
  expect(store.phase).toBe('frame');
});

test('4-6 a player who signs out is forgotten at once, before the page goes', async () => {
  const { store, sent, ready } = start({ uid: 7 });
  await store.begin();
  ready();
  store.leave();
  expect(sent.at(-1)).toEqual({ type: 'chat-forget' });
  const { length } = sent;
  store.leave();
  expect(sent).toHaveLength(length);
});

test('3-48, 7-64 messages are stored for the player of the frame only, and a flood of them is cut', async () => {
  const { app, store, ready } = start({ uid: 7 });
  await store.begin();
  ready();
  const say = (text: string) =>
    store.hear({ type: 'chat-event', event: { conversationId: 'c1', text, event: 'sent' } }, true);
  say('Hello');
  await settle();
  expect(app.calls.at(-1)).toMatchObject({
    key: 'POST chat.storeEvent',
    input: { channel_id: 'chatwoot', conversation_id: 'c1', text: 'Hello', event: 'sent' },
  });
  for (let count = 0; count < 200; count += 1) say('flood');
  expect(app.calls.filter(({ key }) => key === 'POST chat.storeEvent')).toHaveLength(60);
  app.signIn(8);
  const guest = start();
  await guest.store.begin();
  guest.ready();
  guest.store.hear({ type: 'chat-event', event: { conversationId: '', text: 'x', event: 'sent' } }, true);
  expect(guest.app.calls.map(({ key }) => key)).toEqual(['GET support.getsettings']);
});

test('a frame’s messages are read by their shape; all else is nothing', () => {
  const event = { conversationId: 'c', text: 'x'.repeat(9000), event: 'received' };
  expect(readFromChatFrame({ type: 'chat-event', event })).toMatchObject({
    event: { text: expect.stringMatching(/^x{4000}$/) as string },
  });
  expect(readFromChatFrame({ type: 'chat-unread', count: 1e9 })).toEqual({ type: 'chat-unread', count: 99 });
  for (const data of [
    null,
    7,
    'chat-ready',
    {},
    { type: 'chat-start' },
    { type: 'chat-unread', count: -1 },
    { type: 'chat-unread', count: '3' },
    { type: 'chat-event', event: null },
    { type: 'chat-event', event: { event: 'read' } },
  ])
    expect(readFromChatFrame(data)).toBeNull();
});
