import type { Call } from '../../lib/call.ts';
import { chatProviders } from '../../lib/chat/chatMessages.ts';
import type { ChatConfig, ChatEvent, ChatProvider } from '../../lib/chat/chatMessages.ts';

export interface ChatSettings {
  readonly provider: ChatProvider;
  readonly config: ChatConfig;
}

export function createChatApi(call: Call) {
  return {
    /** 7-95, 3-47. Null: no provider, one that is not known, or `custom`, which is accepted and does nothing. */
    async settings(): Promise<ChatSettings | null> {
      const { chat_provider: name, chat_config: wire } = await call('GET support.getsettings', {});
      const provider = chatProviders.find((known) => known === name);
      if (provider === undefined) return null;
      const { id, license, src, lang, widget_id, open_live_chat, conversation_attributes: attributes } = wire;
      const config = { id, license, src, lang, widgetId: widget_id, opensItself: open_live_chat, attributes };
      return { provider, config };
    },
    /** The player's name and e-mail address for the provider (3-17). */
    async visitor(): Promise<{ readonly name: string; readonly email: string }> {
      const { contacts } = await call('GET account.getprofileinfo', { fields: ['contacts'] });
      const email = contacts.find(({ type }) => type === 'email')?.contact ?? '';
      return { name: '', email };
    },
    /** 7-64 */
    store: (provider: ChatProvider, { conversationId, text, event }: ChatEvent, player: number) =>
      call('POST chat.storeEvent', { channel_id: provider, conversation_id: conversationId, text, event }, { player }),
  };
}

export type ChatApi = ReturnType<typeof createChatApi>;
