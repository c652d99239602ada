import type { HostLaunch } from '../launch/HostLaunch.ts';
import { ChatClient } from './ChatClient.ts';
import type { HostBot } from './protocol/ProtocolContext.ts';

/** What the launching user decides about the bot, told to the local Bot API. */
export function launchBot({ initData }: HostLaunch): HostBot {
  const user = JSON.parse(new URLSearchParams(initData).get('user') ?? '{}') as { readonly id?: number };
  const client = new ChatClient('');
  return {
    async allowWriting() {
      await client.send('write-access', { user_id: user.id ?? 0 }).catch(() => undefined);
    },
    async preparedText(id) {
      return id === '' ? null : client.preparedText(id).catch(() => null);
    },
    async preparedChats(id) {
      return id === '' ? null : client.preparedChats(user.id ?? 0, id).catch(() => null);
    },
    async shareChat(id, chat) {
      const sharing = client.send('share-chat', { user_id: user.id ?? 0, id, chat_id: chat.id });
      return sharing.then(
        () => true,
        () => false,
      );
    },
    async sendPrepared(id) {
      await client.send('send-prepared', { user_id: user.id ?? 0, id }).catch(() => undefined);
    },
  };
}
