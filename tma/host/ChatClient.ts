import type { ChatView } from '../botApi/ChatApi.ts';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import type { SharedChat } from './HostView.ts';

/** Calls of the host page about its user's chat with the bot. They reject if the server does not answer. */
export class ChatClient {
  /** The user, and their language if it is not their own, as in the page's address. */
  private readonly user: Readonly<Record<string, string>>;

  constructor(search: string) {
    const query = new URLSearchParams(search);
    this.user = Object.fromEntries(
      ['user', 'lang'].flatMap((name) => {
        const value = query.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
  }

  view(since: number): Promise<ChatView> {
    return this.read(`/host/chat?${new URLSearchParams({ ...this.user, since: String(since) })}`);
  }

  /** A new signed launch at a path, or with the start parameter of a link. */
  launch(at: { readonly path: string } | { readonly start: string }): Promise<HostLaunch> {
    return this.read(`/launch.json?${new URLSearchParams({ ...this.user, ...at })}`);
  }

  /** Rejects if there is no such message. */
  async preparedText(id: string): Promise<string> {
    return (await this.read<{ readonly text: string }>(`/host/prepared/${encodeURIComponent(id)}`)).text;
  }

  /** The chats that a prepared button lets the user choose from. Rejects if there is no such button of theirs. */
  preparedChats(userId: number, id: string): Promise<readonly SharedChat[]> {
    return this.read(`/host/prepared-chats/${encodeURIComponent(id)}?user_id=${userId}`);
  }

  async send(
    what: 'message' | 'press' | 'block' | 'write-access' | 'contact' | 'send-prepared' | 'share-chat',
    fields: object = {},
  ): Promise<void> {
    await this.read(`/host/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: '1', ...this.user, ...fields }),
    });
  }

  private async read<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(path, init);
    if (!response.ok) throw new Error(`${path} was answered by ${response.status}`);
    return (await response.json()) as Answer;
  }
}
