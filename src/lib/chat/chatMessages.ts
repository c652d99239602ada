/**
 * What a page and its chat frame say to each other. The frame runs the provider's scripts on an origin of its own, so
 * nothing that it says is trusted: the page reads each message by its shape.
 */

/** 3-47: the providers, by their configuration values. */
export const chatProviders = ['livechat', 'jivo', 'intercom', 'zendesk', 'chatwoot', 'tawk'] as const;
export type ChatProvider = (typeof chatProviders)[number];

/** 3-46 */
export interface ChatConfig {
  readonly id: string;
  readonly license: string;
  /** Address of the provider's script; `{id}`, `{license}` and `{widget_id}` in it are filled in. */
  readonly src: string;
  readonly widgetId: string;
  readonly lang: string;
  /** The chat opens by itself once it is ready. */
  readonly opensItself: boolean;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** 4-7: of players only. */
export interface ChatVisitor {
  readonly uid: number;
  readonly name: string;
  readonly email: string;
}

export interface ChatStart {
  readonly provider: ChatProvider;
  readonly config: ChatConfig;
  readonly visitor: ChatVisitor | null;
  readonly isDark: boolean;
}

/** 3-48 */
export interface ChatEvent {
  readonly conversationId: string;
  readonly text: string;
  readonly event: 'sent' | 'received';
}

export type ToChatFrame =
  | { readonly type: 'chat-start'; readonly start: ChatStart }
  | { readonly type: 'chat-open' | 'chat-close' | 'chat-forget' };

export type FromChatFrame =
  | { readonly type: 'chat-loaded' | 'chat-ready' | 'chat-opened' | 'chat-closed' | 'chat-forgotten' }
  | { readonly type: 'chat-failed'; readonly reason: string }
  | { readonly type: 'chat-unread'; readonly count: number }
  | { readonly type: 'chat-event'; readonly event: ChatEvent };

const plain = ['chat-loaded', 'chat-ready', 'chat-opened', 'chat-closed', 'chat-forgotten'] as const;
/** Longest text and id that are taken over. */
const mostText = 4000;
const mostId = 200;

const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

/** A message of the frame; null for anything of another shape. */
export function readFromChatFrame(data: unknown): FromChatFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, reason, count, event } = data as Readonly<Record<string, unknown>>;
  const simple = plain.find((one) => one === type);
  if (simple !== undefined) return { type: simple };
  if (type === 'chat-failed') return { type, reason: textOf(reason, mostId) };
  if (type === 'chat-unread' && typeof count === 'number' && Number.isInteger(count) && count >= 0)
    return { type, count: Math.min(count, 99) };
  if (type !== 'chat-event' || typeof event !== 'object' || event === null) return null;
  const { conversationId, text, event: kind } = event as Readonly<Record<string, unknown>>;
  if (kind !== 'sent' && kind !== 'received') return null;
  return {
    type,
    event: { conversationId: textOf(conversationId, mostId), text: textOf(text, mostText), event: kind },
  };
}
