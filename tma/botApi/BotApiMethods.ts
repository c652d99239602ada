import { randomBytes } from 'node:crypto';
import { badRequest } from './BotApiError.ts';
import type { ChatMessage, TextEntity } from './ChatStore.ts';
import type { ChatStore } from './ChatStore.ts';
import { groupOf } from './groups.ts';
import { appAddressOf, readKeyboard } from './readKeyboard.ts';
import { integerOf, listOf, objectOf, optionalObject, optionalText, textOf } from './readParams.ts';
import type { Params } from './readParams.ts';
import { readRequestButton } from './readRequestButton.ts';
import type { RequestButton } from './readRequestButton.ts';
import type { UpdateQueue } from './UpdateQueue.ts';

export interface BotIdentity {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

interface Command {
  readonly command: string;
  readonly description: string;
}

export interface PreparedMessage {
  readonly userId: number;
  readonly title: string;
  readonly text: string;
  readonly keyboard: ChatMessage['keyboard'];
}

interface MenuButton {
  readonly type: string;
  readonly text?: string;
  readonly url?: string;
}

const MOST_TEXT = 4096;
const LONGEST_POLL_SECONDS = 50;
const PREPARED_SECONDS = 24 * 3_600;

type Method = (params: Params, whenGone: AbortSignal) => unknown;

/** The methods of the Bot API that the bot and the operator use, with Telegram's rules for their fields. */
export class BotApiMethods {
  menuButton: MenuButton = { type: 'commands' };
  readonly prepared = new Map<string, PreparedMessage>();
  readonly preparedButtons = new Map<string, RequestButton>();
  private readonly commands = new Map<string, readonly Command[]>();

  constructor(
    private readonly me: BotIdentity,
    private readonly chats: ChatStore,
    private readonly updates: UpdateQueue,
    private readonly seconds: () => number,
  ) {}

  readonly methods: Readonly<Record<string, Method>> = {
    getMe: () => ({
      ...this.asUser,
      can_join_groups: true,
      can_read_all_group_messages: false,
      supports_inline_queries: true,
      has_main_web_app: true,
    }),
    getUpdates: (params, whenGone) => {
      if (params['allowed_updates'] !== undefined) this.updates.allow(listOf(params, 'allowed_updates'));
      const seconds = Math.min(integerOf(params, 'timeout', 0), LONGEST_POLL_SECONDS);
      return this.updates.take(
        integerOf(params, 'offset', 0),
        integerOf(params, 'limit', 100),
        seconds * 1000,
        whenGone,
      );
    },
    setWebhook: (params) => this.setWebhook(params),
    deleteWebhook: (params) => {
      this.updates.setWebhook(null);
      if (params['drop_pending_updates'] === true) this.updates.drop();
      return true;
    },
    getWebhookInfo: () => ({
      url: this.updates.webhookUrl,
      has_custom_certificate: false,
      pending_update_count: this.updates.pending,
    }),
    sendMessage: (params) => {
      const userId = integerOf(params, 'chat_id');
      const message = {
        ...this.readText(params),
        keyboard: readKeyboard(params),
        date: this.seconds(),
        from: 'bot' as const,
      };
      this.chats.demandWritable(userId);
      demandAllowedIn(userId, message.keyboard);
      return this.present(userId, this.chats.add(userId, message));
    },
    editMessageText: (params) => {
      const userId = integerOf(params, 'chat_id');
      const change = { ...this.readText(params), keyboard: readKeyboard(params) };
      return this.present(userId, this.chats.edit(userId, integerOf(params, 'message_id'), change));
    },
    sendChatAction: (params) => {
      textOf(params, 'action', 64);
      this.chats.demandWritable(integerOf(params, 'chat_id'));
      return true;
    },
    answerCallbackQuery: (params) => {
      textOf(params, 'callback_query_id', 64);
      optionalText(params, 'text', 200);
      return true;
    },
    setMyCommands: (params) => this.setCommands(params),
    getMyCommands: (params) => this.commandsFor(optionalText(params, 'language_code', 2)),
    setChatMenuButton: (params) => {
      this.menuButton = readMenuButton(optionalObject(params, 'menu_button'));
      return true;
    },
    savePreparedInlineMessage: (params) => this.prepare(params),
    savePreparedKeyboardButton: (params) => {
      const id = newId();
      this.preparedButtons.set(id, readRequestButton(params));
      return { id };
    },
  };

  /** The commands in a language, or else those for all. */
  commandsFor(languageCode: string): readonly Command[] {
    return this.commands.get(languageCode) ?? this.commands.get('') ?? [];
  }

  get asUser() {
    return { id: this.me.id, is_bot: true, first_name: this.me.name, username: this.me.username };
  }

  /** A message in the Bot API's own shape. */
  present(userId: number, { id, from, text, entities, date }: ChatMessage, user: object = {}) {
    return {
      message_id: id,
      date,
      chat: groupOf(userId) ?? { id: userId, type: 'private', first_name: '', ...user },
      from: from === 'bot' ? this.asUser : { id: userId, is_bot: false, ...user },
      text,
      ...(entities.length > 0 ? { entities } : {}),
    };
  }

  private readText(params: Params): { readonly text: string; readonly entities: readonly TextEntity[] } {
    if (params['parse_mode'] !== undefined) throw badRequest('this stand-in takes entities only, no parse_mode');
    const text = textOf(params, 'text', MOST_TEXT);
    if (params['entities'] === undefined) return { text, entities: [] };
    const entities = listOf(params, 'entities').map((item) => {
      const entity = objectOf(item);
      const [offset, length] = [integerOf(entity, 'offset'), integerOf(entity, 'length')];
      if (offset < 0 || length < 1 || offset + length > text.length) throw badRequest('entity beyond the text');
      return { type: textOf(entity, 'type', 40), offset, length };
    });
    return { text, entities };
  }

  private setWebhook(params: Params): true {
    const url = optionalText(params, 'url', 2048);
    const secret = optionalText(params, 'secret_token', 256);
    if (!/^[\w-]*$/.test(secret)) throw badRequest('secret token contains unallowed characters');
    if (params['allowed_updates'] !== undefined) this.updates.allow(listOf(params, 'allowed_updates'));
    this.updates.setWebhook(url === '' ? null : { url: appAddressOf(url), secret });
    return true;
  }

  private setCommands(params: Params): true {
    const language = optionalText(params, 'language_code', 2);
    const commands = listOf(params, 'commands').map((item) => {
      const { command, description } = objectOf(item);
      if (typeof command !== 'string' || !/^[a-z0-9_]{1,32}$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
      if (typeof description !== 'string' || description === '' || description.length > 256)
        throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
      return { command, description };
    });
    if (commands.length > 100) throw badRequest('BOT_COMMANDS_TOO_MUCH');
    this.commands.set(language, commands);
    return true;
  }

  private prepare(params: Params) {
    const result = objectOf(params['result']);
    if (result['type'] !== 'article') throw badRequest('this stand-in takes articles only');
    textOf(result, 'id', 64);
    const content = objectOf(result['input_message_content']);
    const id = newId();
    this.prepared.set(id, {
      userId: integerOf(params, 'user_id'),
      title: textOf(result, 'title', 256),
      text: textOf(content, 'message_text', MOST_TEXT),
      keyboard: readKeyboard(result),
    });
    return { id, expiration_date: this.seconds() + PREPARED_SECONDS };
  }
}

const newId = (): string => randomBytes(12).toString('base64url');

function readMenuButton(button: Params | null): MenuButton {
  if (button === null) return { type: 'commands' };
  const type = textOf(button, 'type', 20);
  if (type !== 'web_app') return { type };
  return {
    type,
    text: textOf(button, 'text', 64),
    url: appAddressOf(textOf(objectOf(button['web_app']), 'url', 2048)),
  };
}

/** Buttons that open a mini app exist in private chats alone. */
function demandAllowedIn(chatId: number, keyboard: ChatMessage['keyboard']): void {
  if (chatId < 0 && keyboard.flat().some(({ webApp }) => webApp !== undefined)) throw badRequest('BUTTON_TYPE_INVALID');
}
