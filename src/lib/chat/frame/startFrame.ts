import type { ChatProvider, ChatStart, FromChatFrame, ToChatFrame } from '../chatMessages.ts';
import type { ChatAdapter, ChatListener, ChatPage, ChatWidget } from '../adapters/ChatAdapter.ts';
import { addScript } from '../../frames/addScript.ts';
import { chatwoot } from '../adapters/chatwoot.ts';
import { intercom } from '../adapters/intercom.ts';
import { jivo } from '../adapters/jivo.ts';
import { livechat } from '../adapters/livechat.ts';
import { tawk } from '../adapters/tawk.ts';
import { zendesk } from '../adapters/zendesk.ts';

const adapters: Readonly<Record<ChatProvider, ChatAdapter>> = { livechat, jivo, intercom, zendesk, chatwoot, tawk };

/** Runs in the chat's frame: serves the page that frames it, and nobody else. */
export function startFrame(page: ChatPage, siteOrigins: readonly string[]): void {
  let widget: ChatWidget | null = null;
  let isStarted = false;
  let site = '';

  const tell = (message: FromChatFrame) => {
    if (site !== '') page.parent.postMessage(message, site);
  };
  const hear: ChatListener = {
    opened: () => tell({ type: 'chat-opened' }),
    closed: () => tell({ type: 'chat-closed' }),
    unread: (count) => tell({ type: 'chat-unread', count }),
    message: (event) => tell({ type: 'chat-event', event }),
  };

  async function begin(start: ChatStart): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    try {
      const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
      widget = await adapters[start.provider](start, { page, addScript, hear, pause });
      tell({ type: 'chat-ready' });
    } catch (error) {
      tell({ type: 'chat-failed', reason: String(error) });
    }
  }

  function act(message: ToChatFrame): void {
    if (message.type === 'chat-start') void begin(message.start);
    // A widget that throws is as good as closed: the page goes on.
    else
      try {
        if (message.type === 'chat-open') widget?.open();
        if (message.type === 'chat-close') widget?.close();
        if (message.type === 'chat-forget') widget?.forget();
      } catch (error) {
        tell({ type: 'chat-failed', reason: String(error) });
      } finally {
        if (message.type === 'chat-forget') tell({ type: 'chat-forgotten' });
      }
  }

  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page.parent || !siteOrigins.includes(origin)) return;
    site = origin;
    act(data as ToChatFrame);
  });
  for (const origin of siteOrigins) page.parent.postMessage({ type: 'chat-loaded' } satisfies FromChatFrame, origin);
}
