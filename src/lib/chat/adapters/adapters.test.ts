// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chatProviders } from '../chatMessages.ts';
import type { ChatConfig, ChatEvent, ChatProvider, ChatStart } from '../chatMessages.ts';
import type { ChatAdapter, ChatPage } from './ChatAdapter.ts';
import { chatwoot } from './chatwoot.ts';
import { intercom } from './intercom.ts';
import { jivo } from './jivo.ts';
import { livechat } from './livechat.ts';
import { tawk } from './tawk.ts';
import { zendesk } from './zendesk.ts';

const adapters: Readonly<Record<ChatProvider, ChatAdapter>> = { livechat, jivo, intercom, zendesk, chatwoot, tawk };
const config: ChatConfig = {
  id: 'an id',
  license: '77',
  src: '',
  widgetId: 'w1',
  lang: 'es',
  opensItself: false,
  attributes: [{ name: 'brand', value: 'croupier' }],
};
const visitor = { uid: 42, name: 'Robin', email: 'robin@example.test' };

let page: ChatPage;
let asked: string[];
let heard: string[];
let events: ChatEvent[];
let commands: unknown[];

beforeEach(() => {
  page = new EventTarget() as unknown as ChatPage;
  [asked, heard, events, commands] = [[], [], [], []];
});

const note =
  (name: string) =>
  (...args: unknown[]) =>
    void commands.push([name, ...args]);

/** Runs an adapter; `script` is what the provider's script does as it runs. */
function run(provider: ChatProvider, script: () => void, more: Partial<ChatStart> = {}) {
  return adapters[provider](
    { provider, config, visitor, isDark: true, ...more },
    {
      page,
      addScript: async (url, id) => {
        asked.push(id === undefined ? url : `${url} #${id}`);
        script();
      },
      pause: () => Promise.resolve(),
      hear: {
        opened: () => void heard.push('opened'),
        closed: () => void heard.push('closed'),
        unread: (count) => void heard.push(`unread ${count}`),
        message: (event) => void events.push(event),
      },
    },
  );
}

test('3-47 livechat: the settings, the queue, the identity, both kinds of messages, and the end', async () => {
  const on = new Map<string, (value: unknown) => void>();
  const widget = await run('livechat', () => {
    const global = page['LiveChatWidget'] as { _q: [string, unknown[]][]; _h: unknown };
    const serve = (name: string, args: unknown[]) => {
      if (name === 'on') on.set(String(args[0]), args[1] as (value: unknown) => void);
      else if (name === 'call') commands.push(args);
      else return { chatId: 'c9' };
      return undefined;
    };
    for (const [name, args] of global._q) serve(name, args);
    global._h = serve;
    on.get('ready')?.({});
  });
  expect(page['__lc']).toMatchObject({ license: 77 });
  expect(asked).toEqual(['https://cdn.livechatinc.com/tracking.js']);
  expect(commands).toEqual([
    ['set_customer_name', 'Robin'],
    ['set_customer_email', 'robin@example.test'],
    ['set_session_variables', { brand: 'croupier', uid: '42' }],
  ]);
  on.get('new_event')?.({ type: 'message', text: 'Hi', author: { type: 'customer' } });
  on.get('new_event')?.({ type: 'message', text: 'Hello', author: { type: 'agent' } });
  on.get('new_event')?.({ type: 'file' });
  expect(events).toEqual([
    { conversationId: 'c9', text: 'Hi', event: 'sent' },
    { conversationId: 'c9', text: 'Hello', event: 'received' },
  ]);
  on.get('visibility_changed')?.({ visibility: 'maximized' });
  expect(heard).toEqual(['unread 1', 'opened', 'unread 0']);
  commands = [];
  widget.open();
  widget.close();
  widget.forget();
  expect(commands).toEqual([['maximize'], ['hide'], ['destroy']]);
});

test('3-47, 9-18 jivo: waits for its api, names the player, and clears the history (4-6)', async () => {
  const names = ['open', 'close', 'setContactInfo', 'setUserToken', 'setCustomData', 'clearHistory'];
  const api = Object.fromEntries(names.map((name) => [name, note(name)]));
  const widget = await run('jivo', () => queueMicrotask(() => (page['jivo_api'] = api)));
  expect(asked).toEqual(['https://code.jivosite.com/widget/w1']);
  expect(commands).toEqual([
    ['setUserToken', '42'],
    ['setContactInfo', { name: 'Robin', email: 'robin@example.test', description: 'uid 42' }],
    ['setCustomData', [{ title: 'brand', content: 'croupier' }]],
  ]);
  const told = (name: string) => page[name] as (message?: unknown) => void;
  told('jivo_onMessageSent')({ text: 'Hi' });
  told('jivo_onMessageReceived')('Hello');
  told('jivo_onOpen')();
  expect(events.map(({ text, event }) => [text, event])).toEqual([
    ['Hi', 'sent'],
    ['Hello', 'received'],
  ]);
  expect(heard).toEqual(['unread 1', 'opened', 'unread 0']);
  widget.forget();
  expect(commands.at(-1)).toEqual(['clearHistory']);
});

test('9-18 jivo is given up when its api has not appeared after fifty steps', async () => {
  await expect(run('jivo', () => undefined)).rejects.toThrow('jivo_api');
});

test('3-47 intercom: boots with the player and the language, without a launcher of its own', async () => {
  const widget = await run('intercom', () => {
    const waiting = (page['Intercom'] as unknown as { q: unknown[] }).q;
    expect(waiting).toEqual([]);
    page['Intercom'] = (...args: unknown[]) => void commands.push(args);
  });
  expect(asked).toEqual(['https://widget.intercom.io/widget/an%20id']);
  expect(commands[0]).toEqual([
    'boot',
    {
      app_id: 'an id',
      brand: 'croupier',
      hide_default_launcher: true,
      language_override: 'es',
      user_id: '42',
      name: 'Robin',
      email: 'robin@example.test',
    },
  ]);
  const handler = (name: string) =>
    (commands.find((one) => (one as unknown[])[0] === name) as unknown[])[1] as (value?: number) => void;
  handler('onUnreadCountChange')(3);
  handler('onShow')();
  handler('onHide')();
  expect(heard).toEqual(['unread 3', 'opened', 'closed']);
  widget.open();
  widget.close();
  widget.forget();
  expect(commands.slice(-3)).toEqual([['show'], ['hide'], ['shutdown']]);
});

test('3-47 zendesk: its script has the id that it looks for, and the player is in the fields', async () => {
  const widget = await run('zendesk', () => (page['zE'] = note('zE')));
  expect(asked).toEqual(['https://static.zdassets.com/ekr/snippet.js?key=an%20id #ze-snippet']);
  expect(commands[0]).toEqual(['zE', 'messenger:set', 'locale', 'es']);
  expect(commands.at(-1)).toEqual([
    'zE',
    'messenger:set',
    'conversationFields',
    [
      { id: 'brand', value: 'croupier' },
      { id: 'uid', value: '42' },
      { id: 'name', value: 'Robin' },
      { id: 'email', value: 'robin@example.test' },
    ],
  ]);
  widget.open();
  widget.forget();
  expect(commands.slice(-2)).toEqual([
    ['zE', 'messenger', 'open'],
    ['zE', 'messenger', 'logoutUser'],
  ]);
  page['zE'] = undefined;
  await expect(run('zendesk', () => undefined)).rejects.toThrow('zE');
});

test('3-47 chatwoot: runs its SDK, waits for its event, and hears its messages', async () => {
  const names = ['toggle', 'setUser', 'setConversationCustomAttributes', 'reset'];
  const widget = await run('chatwoot', () => {
    page['chatwootSDK'] = {
      run: (options: unknown) => {
        commands.push(['run', options]);
        page['$chatwoot'] = Object.fromEntries(names.map((name) => [name, note(name)]));
        page.dispatchEvent(new CustomEvent('chatwoot:ready'));
      },
    };
  });
  expect(page['chatwootSettings']).toMatchObject({ hideMessageBubble: true, locale: 'es', darkMode: 'auto' });
  expect(commands).toEqual([
    ['run', { websiteToken: 'w1', baseUrl: 'an id' }],
    ['setUser', '42', { name: 'Robin', email: 'robin@example.test' }],
    ['setConversationCustomAttributes', { brand: 'croupier' }],
  ]);
  for (const [message_type, content] of [
    [0, 'Hi'],
    [1, 'Hello'],
    [2, 'Assigned'],
  ] as const)
    page.dispatchEvent(
      new CustomEvent('chatwoot:on-message', { detail: { content, message_type, conversation_id: 5 } }),
    );
  expect(events).toEqual([
    { conversationId: '5', text: 'Hi', event: 'sent' },
    { conversationId: '5', text: 'Hello', event: 'received' },
  ]);
  widget.open();
  widget.forget();
  expect(commands.slice(-2)).toEqual([['toggle', 'open'], ['reset']]);
});

test('3-47 tawk: fills its global before the script, and waits for its load', async () => {
  const widget = await run('tawk', () => {
    const api = page['Tawk_API'] as Record<string, () => void>;
    expect(api['visitor']).toEqual({ name: 'Robin', email: 'robin@example.test' });
    for (const name of ['maximize', 'minimize', 'endChat', 'setAttributes']) api[name] = note(name);
    api['onLoad']?.();
  });
  expect(asked).toEqual(['https://embed.tawk.to/an%20id/w1']);
  expect(commands).toEqual([['setAttributes', { brand: 'croupier', uid: '42' }, expect.any(Function)]]);
  const api = page['Tawk_API'] as Record<string, (value?: unknown) => void>;
  api['onChatMessageVisitor']?.('Hi');
  api['onChatMessageAgent']?.('Hello');
  api['onUnreadCountChanged']?.(2);
  api['onChatMaximized']?.();
  expect(events.map(({ event }) => event)).toEqual(['sent', 'received']);
  expect(heard).toEqual(['unread 2', 'opened']);
  widget.open();
  widget.forget();
  expect(commands.slice(-2)).toEqual([['maximize'], ['endChat']]);
});

test('4-7 a guest is named to no provider; a configured address takes the place of the provider’s own', async () => {
  const scripts: Readonly<Record<ChatProvider, () => void>> = {
    livechat: () => {
      const global = page['LiveChatWidget'] as { _q: [string, unknown[]][]; _h: unknown };
      global._h = (_name: string, args: unknown[]) => void commands.push(args);
      for (const [, [name, handler]] of global._q) if (name === 'ready') (handler as () => void)();
    },
    jivo: () => (page['jivo_api'] = { setCustomData: note('setCustomData') }),
    intercom: () => (page['Intercom'] = note('Intercom')),
    zendesk: () => (page['zE'] = note('zE')),
    chatwoot: () => {
      page['chatwootSDK'] = { run: () => page.dispatchEvent(new CustomEvent('chatwoot:ready')) };
      page['$chatwoot'] = { setConversationCustomAttributes: note('setConversationCustomAttributes') };
    },
    tawk: () => (page['Tawk_API'] as { onLoad: () => void }).onLoad(),
  };
  for (const provider of chatProviders) {
    page = new EventTarget() as unknown as ChatPage;
    await run(provider, scripts[provider], {
      visitor: null,
      config: { ...config, src: 'https://chat.example/{widget_id}.js' },
    });
    expect(asked.at(-1)).toContain('https://chat.example/w1.js');
    expect(page['Tawk_API'] ?? {}).not.toHaveProperty('visitor');
  }
  expect(JSON.stringify(commands)).not.toMatch(/42|Robin|robin@/);
});
