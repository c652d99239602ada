import type { User } from '@tma.js/sdk';
import type { BotApiMethods } from './BotApiMethods.ts';
import { badRequest } from './BotApiError.ts';
import type { ChatMessage, ChatStore, TextEntity } from './ChatStore.ts';
import { groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import type { RequestButton } from './readRequestButton.ts';
import type { UpdateQueue } from './UpdateQueue.ts';

/** A user's chat with the bot, as the host page shows it. */
export interface ChatView {
  /** The bot's username, of its links. */
  readonly botUsername: string;
  readonly messages: readonly ChatMessage[];
  /** To ask for what has changed since. */
  readonly version: number;
  readonly isStarted: boolean;
  readonly isBlocked: boolean;
  readonly menu: { readonly text: string; readonly url: string } | null;
  readonly commands: readonly { readonly command: string; readonly description: string }[];
}

export interface Contact {
  readonly user_id: number;
  readonly phone_number: string;
  readonly first_name: string;
}

const MOST_TEXT = 4096;

/** What a user does in the chat: each becomes the update that Telegram sends. */
export class ChatApi {
  constructor(
    private readonly api: BotApiMethods,
    private readonly chats: ChatStore,
    private readonly updates: UpdateQueue,
    private readonly seconds: () => number,
  ) {}

  view(user: User, since: number): ChatView {
    const chat = this.chats.of(user.id);
    const { menuButton } = this.api;
    return {
      botUsername: this.api.asUser.username,
      messages: this.chats.since(user.id, since),
      version: chat.version,
      isStarted: chat.messages.size > 0,
      isBlocked: chat.isBlocked,
      menu: menuButton.url === undefined ? null : { text: menuButton.text ?? '', url: menuButton.url },
      commands: this.api.commandsFor((user.language_code ?? '').slice(0, 2)),
    };
  }

  mayWrite(userId: number): boolean {
    const chat = this.chats.of(userId);
    return chat.mayWrite && !chat.isBlocked;
  }

  /** A text from the user; one that begins with `/` is a command. Writing to a blocked bot unblocks it. */
  write(user: User, text: string): void {
    if (text.trim() === '' || text.length > MOST_TEXT) throw badRequest('message text is empty or too long');
    this.block(user, false);
    const chat = this.chats.of(user.id);
    chat.mayWrite = true;
    const command = /^\/\w+/.exec(text)?.[0] ?? '';
    const entities: TextEntity[] = command === '' ? [] : [{ type: 'bot_command', offset: 0, length: command.length }];
    this.say(user, text, entities, {});
  }

  contact(user: User, contact: Contact): void {
    this.say(user, `☎ ${contact.first_name} +${contact.phone_number}`, [], { text: undefined, contact });
  }

  /** A message that the bot has prepared for this user, sent by them. The bot is told nothing of it. */
  sendPrepared(user: User, id: string): void {
    const prepared = this.api.prepared.get(id);
    if (prepared?.userId !== user.id) throw badRequest('MESSAGE_EXPIRED');
    const { text, keyboard } = prepared;
    this.chats.add(user.id, { from: 'user', text, entities: [], keyboard, date: this.seconds() });
  }

  /** The groups that a prepared button lets its user choose from. */
  groupsFor(user: User, id: string): readonly Group[] {
    this.buttonOf(user, id);
    return groupsOf(user.id);
  }

  /** The user has chosen a group by such a button: the bot is told, and is in the group if the button asks for it. */
  shareGroup(user: User, id: string, groupId: number): void {
    const { requestId, wantsTitle, joins } = this.buttonOf(user, id);
    const group = groupsOf(user.id).find((one) => one.id === groupId);
    if (group === undefined) throw badRequest('CHAT_ID_INVALID');
    if (joins) this.chats.of(groupId).mayWrite = true;
    this.say(user, `☰ ${group.title}`, [], {
      text: undefined,
      chat_shared: { request_id: requestId, chat_id: groupId, ...(wantsTitle ? { title: group.title } : {}) },
    });
  }

  /** What the bot has written into a group of the user. */
  groupMessages(user: User, groupId: number): readonly ChatMessage[] {
    return groupsOf(user.id).some(({ id }) => id === groupId) ? this.chats.since(groupId, 0) : [];
  }

  /** The user has allowed the bot to write, in a dialog of the mini app. */
  allowWriting(user: User): void {
    const chat = this.chats.of(user.id);
    if (chat.mayWrite && !chat.isBlocked) return;
    chat.mayWrite = true;
    chat.isBlocked = false;
    // A service message without a text: the chat shows nothing.
    this.updates.add('message', {
      message_id: 0,
      date: this.seconds(),
      chat: { ...user, type: 'private' },
      from: { ...user, is_bot: false },
      write_access_allowed: { from_request: true },
    });
  }

  block(user: User, isBlocked: boolean): void {
    const chat = this.chats.of(user.id);
    if (chat.isBlocked === isBlocked) return;
    chat.isBlocked = isBlocked;
    const member = (isMember: boolean) => ({
      user: this.api.asUser,
      status: isMember ? 'member' : 'kicked',
      ...(isMember ? {} : { until_date: 0 }),
    });
    this.updates.add('my_chat_member', {
      chat: { ...user, type: 'private' },
      from: { ...user, is_bot: false },
      date: this.seconds(),
      old_chat_member: member(isBlocked),
      new_chat_member: member(!isBlocked),
    });
  }

  press(user: User, messageId: number, data: string): void {
    const message = this.chats.of(user.id).messages.get(messageId);
    const isOffered = message?.keyboard.flat().some(({ callbackData }) => callbackData === data) ?? false;
    if (message === undefined || !isOffered) throw badRequest('there is no such button');
    this.updates.add('callback_query', {
      id: `${user.id}-${messageId}-${this.seconds()}`,
      from: { ...user, is_bot: false },
      chat_instance: String(user.id),
      message: this.api.present(user.id, message, user),
      data,
    });
  }

  private buttonOf(user: User, id: string): RequestButton {
    const button = this.api.preparedButtons.get(id);
    if (button?.userId !== user.id) throw badRequest('UNKNOWN_BUTTON');
    return button;
  }

  private say(user: User, text: string, entities: readonly TextEntity[], more: object): void {
    const added = this.chats.add(user.id, { from: 'user', text, entities, keyboard: [], date: this.seconds() });
    this.updates.add('message', { ...this.api.present(user.id, added, user), ...more });
  }
}
