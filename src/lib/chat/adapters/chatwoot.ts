import { attributesOf, scriptOf } from './ChatAdapter.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

interface ChatwootSdk {
  run(options: { readonly websiteToken: string; readonly baseUrl: string }): void;
}

interface Chatwoot {
  toggle(state: 'open' | 'close'): void;
  setUser(id: string, user: { readonly name: string; readonly email: string }): void;
  setConversationCustomAttributes(attributes: Readonly<Record<string, string>>): void;
  reset(): void;
}

interface ChatwootMessage {
  readonly content?: string;
  /** 0: of the visitor, 1: of an agent or bot. */
  readonly message_type?: number;
  readonly conversation_id?: number | string;
}

/** Chatwoot: `chatwootSDK.run`, then `$chatwoot` from the event `chatwoot:ready` on; all else are events of the window. */
export const chatwoot: ChatAdapter = async (start, { page, addScript, hear }) => {
  const { config, visitor, isDark } = start;
  page['chatwootSettings'] = {
    hideMessageBubble: true,
    showUnreadMessagesDialog: false,
    locale: config.lang,
    darkMode: isDark ? 'auto' : 'light',
  };
  let isOpen = false;
  let unread = 0;
  const ready = new Promise<void>((resolve) =>
    page.addEventListener('chatwoot:ready', () => resolve(), { once: true }),
  );
  page.addEventListener('chatwoot:opened', () => {
    isOpen = true;
    unread = 0;
    hear.opened();
    hear.unread(0);
  });
  page.addEventListener('chatwoot:closed', () => {
    isOpen = false;
    hear.closed();
  });
  page.addEventListener('chatwoot:on-message', (event) => {
    const {
      content = '',
      message_type: type,
      conversation_id: id = '',
    } = Object((event as CustomEvent).detail) as ChatwootMessage;
    if (type !== 0 && type !== 1) return;
    hear.message({ conversationId: String(id), text: content, event: type === 0 ? 'sent' : 'received' });
    if (type === 0 || isOpen) return;
    unread += 1;
    hear.unread(unread);
  });
  const script = scriptOf(start, 'https://app.chatwoot.com/packs/js/sdk.js');
  await addScript(script);
  const sdk = page['chatwootSDK'] as ChatwootSdk | undefined;
  if (sdk === undefined) throw new Error('chatwootSDK has not appeared');
  sdk.run({ websiteToken: config.widgetId, baseUrl: config.id === '' ? new URL(script).origin : config.id });
  await ready;
  const chat = page['$chatwoot'] as Chatwoot;
  if (visitor !== null) chat.setUser(String(visitor.uid), { name: visitor.name, email: visitor.email });
  if (config.attributes.length > 0) chat.setConversationCustomAttributes(attributesOf(start));
  return {
    open: () => chat.toggle('open'),
    close: () => chat.toggle('close'),
    forget: () => chat.reset(),
  };
};
