import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launchUser } from '../launch/launchUser.ts';
import { createBotApi } from './createBotApi.ts';

const token = '7000000000:AAtest-token-of-sixteen-or-more';
const { id: ada } = launchUser(1);

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  await app.register(createBotApi({ token, botName: 'croupier_test_bot', now: Date.now, fetch }).routes);
});
afterEach(() => app.close());

interface Answer {
  readonly ok: boolean;
  readonly result: never;
  readonly error_code?: number;
  readonly description?: string;
}
const call = async (method: string, payload: object = {}, by = token): Promise<Answer> =>
  (await app.inject({ method: 'POST', url: `/bot${by}/${method}`, payload })).json();
const act = (what: string, payload: object) => app.inject({ method: 'POST', url: `/host/${what}`, payload });
const send = (fields: object = {}) => call('sendMessage', { chat_id: ada, text: 'Hello', ...fields });
const keyboard = (button: object) => ({ reply_markup: { inline_keyboard: [[button]] } });

test('another token is unauthorised, another method is not found', async () => {
  expect(await call('getMe', {}, `${token}x`)).toMatchObject({ ok: false, error_code: 401 });
  expect(await call('constructor')).toMatchObject({ ok: false, error_code: 404 });
  expect((await call('getMe')).result).toMatchObject({
    id: 7_000_000_000,
    is_bot: true,
    username: 'croupier_test_bot',
  });
});

test('a chat that the user has not started, or has blocked, is refused with 403', async () => {
  expect(await send()).toMatchObject({ error_code: 403, description: expect.stringContaining('initiate') });
  expect(await call('sendChatAction', { chat_id: ada, action: 'typing' })).toMatchObject({ error_code: 403 });
  await act('message', { user: 1, text: '/start' });
  expect(await send()).toMatchObject({ ok: true, result: { message_id: 2, text: 'Hello' } });
  await act('block', { user: 1, is_blocked: true });
  expect(await send()).toMatchObject({ error_code: 403, description: expect.stringContaining('blocked') });
});

test.each([
  ['an empty text', { text: '' }],
  ['a text of 4,097 characters', { text: 'x'.repeat(4_097) }],
  ['an entity beyond the text', { entities: [{ type: 'bold', offset: 0, length: 6 }] }],
  ['a button without an action', keyboard({ text: 'Go' })],
  ['a button with two actions', keyboard({ text: 'Go', url: 'https://a.example', callback_data: 'x' })],
  ['a mini app without https', keyboard({ text: 'Go', web_app: { url: 'http://casino.example/' } })],
  ['a link that is no address', keyboard({ text: 'Go', url: 'javascript:alert(1)' })],
  ['callback data of 65 bytes', keyboard({ text: 'Go', callback_data: 'й'.repeat(33) })],
])('%s is a bad request', async (_what, fields) => {
  await act('message', { user: 1, text: '/start' });
  expect(await send(fields)).toMatchObject({ ok: false, error_code: 400 });
});

test('commands are checked, and per language with a fallback', async () => {
  const commands = (description: string) => [{ command: 'start', description }];
  expect(await call('setMyCommands', { commands: [{ command: 'Start!', description: 'x' }] })).toMatchObject({
    error_code: 400,
  });
  await call('setMyCommands', { commands: commands('Start') });
  await call('setMyCommands', { commands: commands('Начать'), language_code: 'ru' });
  expect((await call('getMyCommands', { language_code: 'ru' })).result).toEqual(commands('Начать'));
  expect((await call('getMyCommands', { language_code: 'de' })).result).toEqual(commands('Start'));
});

test('an update stays until a later offset confirms it; a waiting poll gets the next one at once', async () => {
  const poll = (offset: number) => call('getUpdates', { offset, timeout: 20, allowed_updates: ['message'] });
  const waiting = poll(0);
  await act('message', { user: 1, text: '/start game_x' });
  const entities = [{ type: 'bot_command', offset: 0, length: 6 }];
  const message = {
    update_id: 1,
    message: { text: '/start game_x', entities, from: { id: ada, language_code: 'en' } },
  };
  expect((await waiting).result).toMatchObject([message]);
  expect((await poll(0)).result).toHaveLength(1);
  await act('message', { user: 1, text: 'more' });
  expect((await poll(2)).result).toMatchObject([{ update_id: 2, message: { text: 'more' } }]);
});

test('a pressed button reaches the bot, if it is offered; an edited message changes in place', async () => {
  await act('message', { user: 1, text: '/start' });
  await send(keyboard({ text: 'Go', callback_data: 'go' }));
  expect((await act('press', { user: 1, message_id: 2, data: 'stop' })).statusCode).toBe(400);
  expect((await act('press', { user: 1, message_id: 2, data: 'go' })).statusCode).toBe(200);
  const updates = (await call('getUpdates')).result as { callback_query?: { id: string; data: string } }[];
  expect(updates.at(-1)?.callback_query).toMatchObject({ data: 'go' });
  expect(await call('answerCallbackQuery', { callback_query_id: updates.at(-1)?.callback_query?.id })).toMatchObject({
    ok: true,
  });
  expect(await call('editMessageText', { chat_id: ada, message_id: 1, text: 'x' })).toMatchObject({ error_code: 400 });
  await call('editMessageText', { chat_id: ada, message_id: 2, text: 'Gone' });
  const { messages } = (await app.inject('/host/chat?user=1')).json<{ messages: { text: string }[] }>();
  expect(messages.map(({ text }) => text)).toEqual(['/start', 'Gone']);
});

test('a prepared message is kept under an id of its own; a webhook excludes polling', async () => {
  const result = { type: 'article', id: 'g', title: 'Game', input_message_content: { message_text: 'Play with me.' } };
  const { id } = (await call('savePreparedInlineMessage', { user_id: ada, result })).result as { id: string };
  expect((await app.inject(`/host/prepared/${id}`)).json()).toMatchObject({ text: 'Play with me.', userId: ada });
  expect((await app.inject('/host/prepared/none')).statusCode).toBe(404);
  const send = async (fields: object) =>
    (await app.inject({ method: 'POST', url: '/host/send-prepared', payload: fields })).statusCode;
  expect([await send({ user: 2, id }), await send({ user: 1, id: 'none' }), await send({ user: 1, id })]).toEqual([
    400, 400, 200,
  ]);
  const { messages } = (await app.inject('/host/chat?user=1')).json<{ messages: { from: string; text: string }[] }>();
  expect(messages.at(-1)).toMatchObject({ from: 'user', text: 'Play with me.' });
  expect(await call('setWebhook', { url: 'http://casino.example/' })).toMatchObject({ error_code: 400 });
  expect(await call('setWebhook', { url: 'https://127.0.0.1:9/x', secret_token: 'no spaces' })).toMatchObject({
    error_code: 400,
  });
  await call('setWebhook', { url: 'https://127.0.0.1:9/x' });
  expect(await call('getUpdates')).toMatchObject({ error_code: 409 });
  await call('deleteWebhook');
  expect(await call('getUpdates')).toMatchObject({ ok: true });
});

test('a group is shared by a prepared button of its user, and the bot may write there once it is a member', async () => {
  const button = (request: object) => ({
    user_id: ada,
    button: { text: 'Croupier', request_chat: { request_id: 1, chat_is_channel: false, ...request } },
  });
  const prepare = async (request: object) =>
    ((await call('savePreparedKeyboardButton', button(request))).result as { id: string }).id;
  const groups = (id: string, user = 1) => app.inject(`/host/prepared-chats/${id}?user=${user}`);
  const wrong = { ...button({}), button: { text: 'Go', request_users: { request_id: 1 } } };
  expect(await call('savePreparedKeyboardButton', wrong)).toMatchObject({ error_code: 400 });
  const id = await prepare({ bot_is_member: true, request_title: true });
  expect([(await groups(id, 2)).statusCode, (await groups('none')).statusCode]).toEqual([400, 400]);
  const [first, second] = (await groups(id)).json<{ id: number; title: string }[]>();
  const share = async (by: string, chat_id: number | undefined, user = 1) =>
    (await act('share-chat', { user, id: by, chat_id })).statusCode;
  expect([await share(id, ada), await share(id, first?.id, 2), await share(id, first?.id)]).toEqual([400, 400, 200]);
  expect(await share(await prepare({}), second?.id)).toBe(200);
  const updates = (await call('getUpdates')).result as { message: { text?: string; chat_shared: object } }[];
  expect(updates.map(({ message }) => [message.text, message.chat_shared])).toEqual([
    [undefined, { request_id: 1, chat_id: first?.id, title: first?.title }],
    [undefined, { request_id: 1, chat_id: second?.id }],
  ]);
  const write = (chat_id: number | undefined, fields: object = {}) => send({ chat_id, ...fields });
  expect(await write(second?.id)).toMatchObject({
    error_code: 403,
    description: expect.stringContaining('not a member'),
  });
  const opener = keyboard({ text: 'Go', web_app: { url: 'https://casino.example/' } });
  expect(await write(first?.id, opener)).toMatchObject({
    error_code: 400,
    description: 'Bad Request: BUTTON_TYPE_INVALID',
  });
  expect(await write(first?.id)).toMatchObject({ result: { chat: { type: 'group', title: first?.title } } });
  expect((await app.inject(`/host/group?user=1&chat_id=${first?.id}`)).json()).toMatchObject([{ text: 'Hello' }]);
  expect((await app.inject(`/host/group?user=2&chat_id=${first?.id}`)).json()).toEqual([]);
});
