import { BotApiError, badRequest } from './BotApiError.ts';
import type { ChatButton } from './readKeyboard.ts';

export interface TextEntity {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
}

export interface ChatMessage {
  readonly id: number;
  readonly from: 'bot' | 'user';
  readonly text: string;
  readonly entities: readonly TextEntity[];
  readonly keyboard: readonly (readonly ChatButton[])[];
  /** Seconds since 1970. */
  readonly date: number;
  /** Grows with every change of any message of the chat. */
  readonly version: number;
}

export type NewMessage = Pick<ChatMessage, 'from' | 'text' | 'entities' | 'keyboard' | 'date'>;

interface Chat {
  readonly messages: Map<number, ChatMessage>;
  version: number;
  nextId: number;
  mayWrite: boolean;
  isBlocked: boolean;
}

/** The chats of the bot, by the user's id or the group's. They live as long as the process. */
export class ChatStore {
  private readonly chats = new Map<number, Chat>();

  of(userId: number): Chat {
    const known = this.chats.get(userId);
    if (known !== undefined) return known;
    const made: Chat = { messages: new Map(), version: 0, nextId: 1, mayWrite: false, isBlocked: false };
    this.chats.set(userId, made);
    return made;
  }

  /** Refuses a chat that the bot may not write to, as Telegram does. */
  demandWritable(userId: number): void {
    const chat = this.chats.get(userId);
    if (chat?.isBlocked === true) throw new BotApiError(403, 'Forbidden: bot was blocked by the user');
    if (userId < 0 && chat?.mayWrite !== true)
      throw new BotApiError(403, 'Forbidden: bot is not a member of the group chat');
    if (chat?.mayWrite !== true) throw new BotApiError(403, "Forbidden: bot can't initiate conversation with a user");
  }

  add(userId: number, message: NewMessage): ChatMessage {
    const chat = this.of(userId);
    chat.version += 1;
    const added = { ...message, id: chat.nextId, version: chat.version };
    chat.nextId += 1;
    chat.messages.set(added.id, added);
    return added;
  }

  edit(userId: number, id: number, change: Pick<NewMessage, 'text' | 'entities' | 'keyboard'>): ChatMessage {
    const chat = this.of(userId);
    const message = chat.messages.get(id);
    if (message === undefined) throw badRequest('message to edit not found');
    if (message.from !== 'bot') throw badRequest("message can't be edited");
    chat.version += 1;
    const edited = { ...message, ...change, version: chat.version };
    chat.messages.set(id, edited);
    return edited;
  }

  /** Messages that have changed since `version`, oldest first. */
  since(userId: number, version: number): readonly ChatMessage[] {
    return [...this.of(userId).messages.values()].filter((message) => message.version > version);
  }
}
