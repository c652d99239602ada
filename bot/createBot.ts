import { Bot, GrammyError, InlineKeyboard } from 'grammy';
import type { Context } from 'grammy';
import type { BotSettings } from './BotSettings.ts';
import type { BotUser, OperatorClient } from './OperatorClient.ts';
import { appAddress } from './appAddress.ts';
import type { BotLogger } from './BotLogger.ts';
import { greeting } from './greeting.ts';
import { inviteRequest, inviteToGroup } from './inviteToGroup.ts';
import { localeOf, wordsByLocale } from './words/wordsByLocale.ts';
import type { Words } from './words/wordsByLocale.ts';

type Settings = Pick<BotSettings, 'token' | 'apiRoot' | 'appUrl'>;
type PageCommand = 'play' | 'deposit' | 'notifications' | 'paysupport' | 'responsible';

/** The page that each command's button opens, without locale prefix. */
const pages: Readonly<Record<PageCommand, string>> = {
  play: '/gamehall',
  deposit: '/cashier/deposit',
  notifications: '/profile/notification',
  paysupport: '/cashier/history',
  responsible: '/profile/responsible-game',
};

/** The messenger's own rule for start parameters. */
const startPattern = /^[\w-]{1,512}$/;

/** The bot with all of its answers; it does nothing before it is started. */
export function createBot(settings: Settings, operator: OperatorClient, logger: BotLogger): Bot {
  const bot = new Bot(settings.token, { client: { apiRoot: settings.apiRoot } });
  const chat = bot.chatType('private');

  /** The operator's answer, or the messenger's language while the operator does not answer. */
  async function userOf({ from }: Context): Promise<BotUser> {
    try {
      if (from !== undefined) return await operator.user(from.id, from.language_code ?? '', from.first_name);
    } catch (error) {
      logger.warn({ err: error }, 'the operator did not say who a user is');
    }
    return { name: '', is_linked: false, locale: localeOf(from?.language_code) };
  }

  async function noteAccess(telegramId: number, mayWrite: boolean): Promise<void> {
    try {
      await operator.setAccess(telegramId, mayWrite);
    } catch (error) {
      logger.warn({ err: error }, 'the operator did not take whether the bot may write');
    }
  }

  const opener = (locale: BotUser['locale'], label: string, path = '/') =>
    new InlineKeyboard().webApp(label, appAddress(settings.appUrl, locale, path));

  chat.command('start', async (ctx) => {
    await noteAccess(ctx.from.id, true);
    const { name, is_linked: isLinked, locale } = await userOf(ctx);
    const words = wordsByLocale[locale];
    const welcome = greeting(isLinked ? words.start.player : words.start.guest, name);
    if (!startPattern.test(ctx.match)) {
      await ctx.reply(welcome, { reply_markup: opener(locale, words.open) });
      return;
    }
    // Only a link of the messenger gives the app a signed start parameter; a button with an address would not.
    const link = `https://t.me/${ctx.me.username}?startapp=${ctx.match}`;
    await ctx.reply(`${welcome}\n\n${words.start.link}`, { reply_markup: new InlineKeyboard().url(words.go, link) });
  });

  for (const [command, path] of Object.entries(pages) as [PageCommand, string][])
    chat.command(command, async (ctx) => {
      const { locale } = await userOf(ctx);
      const { text, button } = wordsByLocale[locale][command];
      await ctx.reply(text, { reply_markup: opener(locale, button, path) });
    });

  chat.on('message:contact', async (ctx) => {
    const { contact } = ctx.message;
    const { locale } = await userOf(ctx);
    const outcome = await operator.contact(ctx.from.id, contact.user_id ?? null, contact.phone_number);
    await ctx.reply(contactWords(wordsByLocale[locale], outcome));
  });

  chat.on('message:chat_shared', async (ctx) => {
    if (ctx.message.chat_shared.request_id !== inviteRequest) return;
    const { name, locale } = await userOf(ctx);
    const link = await operator.invitation(ctx.from.id);
    const invited = { groupId: ctx.message.chat_shared.chat_id, by: name, link };
    const outcome = await inviteToGroup(ctx.api, wordsByLocale[locale], invited);
    const { group } = wordsByLocale[locale];
    await ctx.reply(group[outcome].replace('{group}', () => ctx.message.chat_shared.title ?? group.unnamed));
  });

  chat.on('message:write_access_allowed', (ctx) => noteAccess(ctx.from.id, true));

  chat.on('my_chat_member', (ctx) => {
    const { status } = ctx.myChatMember.new_chat_member;
    return noteAccess(ctx.from.id, status !== 'kicked' && status !== 'left');
  });

  chat.on('message:text', async (ctx) => {
    const { locale } = await userOf(ctx);
    const words = wordsByLocale[locale];
    await ctx.reply(words.unknown, { reply_markup: opener(locale, words.open) });
  });

  bot.catch(async ({ error, ctx }) => {
    // The user has blocked the bot between their message and the answer.
    if (error instanceof GrammyError && error.error_code === 403 && ctx.from !== undefined)
      await noteAccess(ctx.from.id, false);
    else logger.warn({ err: error }, 'an update was not handled');
  });
  return bot;
}

const contactWords = ({ contact }: Words, outcome: keyof Words['contact']): string => contact[outcome];
