import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isSigned } from '../../signing.ts';
import { createBotApi } from '../../../tma/botApi/createBotApi.ts';
import type { ChatView } from '../../../tma/botApi/ChatApi.ts';
import { launchUser } from '../../../tma/launch/launchUser.ts';
import type { WaitingMessage } from '../../../bot/OperatorClient.ts';
import { greeting } from '../../../bot/greeting.ts';
import { runBot } from '../../../bot/runBot.ts';
import type { RunningBot } from '../../../bot/runBot.ts';
import { localeOf, locales, wordsByLocale } from '../../../bot/words/wordsByLocale.ts';
import { eventually } from '../../../tests/eventually.ts';
import { readCatalogue } from '../../../tests/messages/catalogues.ts';

const token = '7000000000:AAtest-token-of-sixteen-or-more';
const secret = 'test-secret-of-the-bot';
const appUrl = 'http://localhost:3000';

interface Seen {
  readonly method: string;
  readonly fields: Record<string, unknown>;
}

let telegram: FastifyInstance;
let operator: FastifyInstance;
let bot: RunningBot | null;
let seen: Seen[];
let queue: WaitingMessage[];
let isOperatorUp: boolean;
/** Whether users have names that the bot may say. */
let isNameSaid: boolean;
/** Status that the operator answers reports with. */
let reportStatus: number;
const logger = { warn: vi.fn() };

const addressOf = (app: FastifyInstance) => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
};

/** The operator's API for bots: records its calls, and hands each message of the queue out until it is reported. */
function fakeOperator(): FastifyInstance {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { method: string }; Body: string }>('/bot/:method', async (request, reply) => {
    const message = { method: 'POST', path: request.url, body: request.body };
    if (!isOperatorUp || !isSigned(secret, request.headers, message, Date.now())) return reply.code(503).send({});
    const { method } = request.params;
    const fields = JSON.parse(request.body) as Record<string, unknown>;
    seen.push({ method, fields });
    if (method === 'user') {
      const locale = localeOf(String(fields['language_code']));
      const name = isNameSaid ? fields['first_name'] : '';
      return { name, is_linked: fields['telegram_id'] === launchUser(2).id, locale };
    }
    if (method === 'invitation')
      return {
        link: fields['telegram_id'] === launchUser(2).id ? 'https://t.me/croupier_test_bot?startapp=ref_k3f9' : null,
      };
    if (method === 'messages') return { messages: queue };
    if (method === 'contact') return { outcome: fields['user_id'] === fields['telegram_id'] ? 'confirmed' : 'not_own' };
    if (method === 'report' && reportStatus === 200) queue = queue.filter(({ id }) => id !== fields['id']);
    return reply.code(method === 'report' ? reportStatus : 200).send({});
  });
  return app;
}

beforeEach(async () => {
  seen = [];
  queue = [];
  isOperatorUp = true;
  isNameSaid = true;
  reportStatus = 200;
  logger.warn.mockClear();
  telegram = fastify();
  await telegram.register(createBotApi({ token, botName: 'croupier_test_bot', now: Date.now, fetch }).routes);
  operator = fakeOperator();
  await telegram.listen({ port: 0, host: '127.0.0.1' });
  await operator.listen({ port: 0, host: '127.0.0.1' });
  bot = null;
});
afterEach(async () => {
  await bot?.stop();
  await telegram.close();
  await operator.close();
});

async function started(webhook: Parameters<typeof runBot>[0]['webhook'] = null): Promise<void> {
  const [apiRoot, operatorUrl] = [addressOf(telegram), addressOf(operator)];
  bot = await runBot({ token, apiRoot, appUrl, operatorUrl, secret, webhook }, logger);
}

const post = async (path: string, payload: object) => {
  const reply = await telegram.inject({ method: 'POST', url: path, payload });
  expect([path, reply.statusCode]).toEqual([path, 200]);
};
const view = async (user = 1, lang = ''): Promise<ChatView> =>
  (await telegram.inject(`/host/chat?user=${user}${lang === '' ? '' : `&lang=${lang}`}`)).json();
const write = (text: string, user = 1, lang?: string) => post('/host/message', { user, text, lang });
/** The bot's latest message, once it has sent `count`. */
async function answer(user = 1, count = 1) {
  await eventually(async () => {
    const fromBot = (await view(user)).messages.filter(({ from }) => from === 'bot');
    expect(fromBot).toHaveLength(count);
  });
  const last = (await view(user)).messages.at(-1);
  return { text: last?.text ?? '', entities: last?.entities ?? [], button: last?.keyboard[0]?.[0] };
}
const calls = (method: string) => seen.filter((call) => call.method === method).map(({ fields }) => fields);
const until = (check: () => void) => eventually(check);

const notice = (changes: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id: 'n1',
  telegram_id: launchUser(1).id,
  locale: 'en',
  title: 'Deposit arrived',
  body: '$10.00 is on your balance.',
  path: '/cashier/history',
  ...changes,
});

describe('1-22 the bot', () => {
  test('/start welcomes by name, offers the app, and tells the operator that it may write', async () => {
    await started();
    await write('/start');
    const { text, button } = await answer();
    expect(text).toContain('Mara');
    expect(button).toEqual({ text: wordsByLocale.en.open, webApp: `${appUrl}/` });
    expect(calls('access')).toMatchObject([{ telegram_id: launchUser(1).id, may_write: true }]);
  });

  test('/start with a parameter gives a link that opens the app with it; nonsense is no parameter', async () => {
    await started();
    await write('/start game_lantern-harbor');
    expect((await answer()).button).toEqual({
      text: 'Open',
      url: 'https://t.me/croupier_test_bot?startapp=game_lantern-harbor',
    });
    await write('/start <script>');
    expect((await answer(1, 2)).button).toEqual({ text: wordsByLocale.en.open, webApp: `${appUrl}/` });
  });

  test('commands and their answers are in the user’s language, the menu button opens the app', async () => {
    await started();
    for (const [index, locale] of locales.entries()) {
      const user = index + 1;
      // Not the user's own where that is another one.
      const lang = locale.toLowerCase();
      const words = wordsByLocale[locale];
      const { commands, menu } = await view(user, lang);
      expect(commands.map(({ command }) => command)).toEqual(Object.keys(words.commands));
      expect(commands.map(({ description }) => description)).toEqual(Object.values(words.commands));
      expect(menu).toEqual({ text: 'Croupier', url: `${appUrl}/` });
      await write('/paysupport', user, lang);
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(await answer(user)).toMatchObject({
        text: words.paysupport.text,
        button: { text: words.paysupport.button, webApp: `${appUrl}${prefix}/cashier/history?tgWebAppStartParam=open` },
      });
      await write('/responsible', user, lang);
      expect((await answer(user, 2)).text).toBe(words.responsible.text);
    }
  });

  test('each language of the site has every text of the bot, none of them in English, with the name in its place', () => {
    expect(locales).toEqual(['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk']);
    const textsOf = (value: unknown): [string, string][] =>
      Object.entries(value as Record<string, unknown>).flatMap(([key, text]) =>
        typeof text === 'string' ? [[key, text]] : textsOf(text).map(([name, one]) => [`${key}.${name}`, one]),
      );
    const english = new Map(textsOf(wordsByLocale.en));
    for (const locale of locales.slice(1)) {
      const own = textsOf(wordsByLocale[locale]);
      expect([locale, own.map(([key]) => key)]).toEqual([locale, [...english.keys()]]);
      // "Start" is German, too.
      const same = own.filter(([key, text]) => text === english.get(key) && text !== 'Start');
      expect([locale, same]).toEqual([locale, []]);
      const { guest, player } = wordsByLocale[locale].start;
      for (const texts of [guest, player]) {
        expect(greeting(texts, 'Robin')).toMatch(/Robin/u);
        // 40-A7: without a name no text has a gap in its place.
        expect(greeting(texts, '')).not.toMatch(/\{name\}|\s[.।,،\s]|[,،][.।]/u);
      }
    }
    expect(['pt', 'pt-br', 'uk', 'ja', undefined].map(localeOf)).toEqual(['pt-BR', 'pt-BR', 'uk', 'en', 'en']);
  });

  test.each(locales)('where the bot sends a player for their number is called as on the site (%s)', (locale) => {
    const site = readCatalogue(locale);
    const named = [site.get('menu:contacts.contacts'), site.get('core:nav.profile')];
    for (const name of named) expect(wordsByLocale[locale].contact.not_asked).toContain(name ?? 'no such place');
  });

  test('a linked player is greeted as one; while the operator does not answer, the messenger’s language counts', async () => {
    await started();
    await write('/start', 2);
    expect((await answer(2)).text).toBe(wordsByLocale.ru.start.player.named.replace('{name}', 'Илья'));
    isOperatorUp = false;
    await write('/start', 3);
    expect((await answer(3)).text).toBe(
      'Te damos la bienvenida a Croupier. Las tragaperras se abren aquí mismo, sin formularios.',
    );
    expect(logger.warn).toHaveBeenCalled();
  });

  test('a shared contact goes to the operator with its owner and its sender', async () => {
    await started();
    await write('/start');
    await answer();
    const { id } = launchUser(1);
    await post('/host/contact', { user_id: id, phone_number: '37121234567', first_name: 'Mara' });
    expect((await answer(1, 2)).text).toBe(wordsByLocale.en.contact.confirmed);
    expect(calls('contact')).toMatchObject([{ telegram_id: id, user_id: id, phone: '37121234567' }]);
  });

  describe('a group that is shared', () => {
    /** The user shares their first group by a button that the operator has prepared; the group's id. */
    async function share(user: number, joins = true): Promise<number> {
      const prepared = await telegram.inject({
        method: 'POST',
        url: `/bot${token}/savePreparedKeyboardButton`,
        payload: {
          user_id: launchUser(user).id,
          button: {
            text: 'Croupier',
            request_chat: { request_id: 1, chat_is_channel: false, bot_is_member: joins, request_title: true },
          },
        },
      });
      const { id } = prepared.json<{ result: { id: string } }>().result;
      const groups = await telegram.inject(`/host/prepared-chats/${id}?user=${user}`);
      const [group] = groups.json<{ id: number }[]>();
      await post('/host/share-chat', { user, id, chat_id: group?.id });
      return group?.id ?? 0;
    }
    const inGroup = async (user: number, id: number) =>
      (await telegram.inject(`/host/group?user=${user}&chat_id=${id}`)).json<ChatView['messages']>();

    test('gets the invitation of the player, with their own link, and they are told', async () => {
      await started();
      await write('/start', 2);
      await answer(2);
      const id = await share(2);
      const { group, go } = wordsByLocale.ru;
      expect((await answer(2, 2)).text).toBe(group.sent.replace('{group}', 'Friday Cards'));
      expect(await inGroup(2, id)).toMatchObject([
        {
          text: group.invitation.replace('{name}', 'Илья'),
          keyboard: [[{ text: go, url: 'https://t.me/croupier_test_bot?startapp=ref_k3f9' }]],
        },
      ]);
    });

    test('40-A7 does not hear the name of somebody whose name is none', async () => {
      await started();
      isNameSaid = false;
      await write('/start', 2);
      expect((await answer(2)).text).toBe('Рады видеть вас. Ваш стол готов.');
      const { group } = wordsByLocale.ru;
      const id = await share(2);
      await answer(2, 2);
      const [invitation] = await inGroup(2, id);
      expect(invitation?.text).toBe(group.invitation.replace('{name}', group.somebody));
    });

    test('gets nothing from somebody without an account, nor where the bot may not write', async () => {
      await started();
      await write('/start');
      await answer();
      const id = await share(1);
      expect((await answer(1, 2)).text).toBe(wordsByLocale.en.group.not_linked);
      expect(await inGroup(1, id)).toEqual([]);
      await write('/start', 2);
      await answer(2);
      await share(2, false);
      expect((await answer(2, 2)).text).toBe(wordsByLocale.ru.group.refused.replace('{group}', 'Friday Cards'));
      expect(logger.warn).not.toHaveBeenCalled();
    });
  });

  test('a notification is sent once, with its title bold and a button to its page, also if its report was lost', async () => {
    reportStatus = 500;
    await started();
    await write('/start');
    await answer();
    queue = [notice({ locale: 'ar', path: '/cashier/history' })];
    const { text, entities, button } = await answer(1, 2);
    expect(text).toBe('Deposit arrived\n$10.00 is on your balance.');
    expect(entities).toEqual([{ type: 'bold', offset: 0, length: 15 }]);
    expect(button).toEqual({
      text: wordsByLocale.ar.go,
      webApp: `${appUrl}/ar/cashier/history?tgWebAppStartParam=open`,
    });
    await until(() => expect(calls('report').length).toBeGreaterThan(1));
    reportStatus = 200;
    await until(() => expect(queue).toEqual([]));
    expect(calls('report').every(({ outcome }) => outcome === 'sent')).toBe(true);
    await answer(1, 2);
  });

  test('a user who blocks the bot is reported, by the messenger’s news and by a message that is refused', async () => {
    await started();
    await write('/start');
    await answer();
    await post('/host/block', { user: 1, is_blocked: true });
    await until(() => expect(calls('access').at(-1)).toMatchObject({ may_write: false }));
    queue = [notice()];
    await until(() => expect(calls('report')).toMatchObject([{ id: 'n1', outcome: 'blocked' }]));
    await post('/host/block', { user: 1, is_blocked: false });
    await until(() => expect(calls('access').at(-1)).toMatchObject({ may_write: true }));
  });

  test('write access that was given in the app is reported without a message in the chat', async () => {
    await started();
    await post('/host/write-access', { user: 1 });
    await until(() => expect(calls('access')).toMatchObject([{ telegram_id: launchUser(1).id, may_write: true }]));
    expect((await view()).messages).toEqual([]);
  });

  test('with a webhook it takes only updates with the secret, and answers as with polling', async () => {
    const spare = fastify();
    await spare.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(addressOf(spare));
    await spare.close();
    const url = `http://127.0.0.1:${port}/updates`;
    await started({ url, port: Number(port), secret: 'webhook_secret-1234' });
    await write('/start');
    expect((await answer()).text).toContain('Mara');
    const forged = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"update_id":9}',
    });
    expect(forged.status).toBe(401);
  });
});
