import { attributesOf, scriptOf } from './ChatAdapter.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

interface JivoApi {
  open(): void;
  close(): void;
  setContactInfo(info: Readonly<Record<string, string>>): void;
  setUserToken(token: string): void;
  setCustomData(fields: readonly { readonly title: string; readonly content: string }[]): void;
  clearHistory(): void;
}

/** 9-18: the api appears some time after the script has run. */
const stepMs = 100;
const longestMs = 5_000;

/** What callbacks get differs between versions: an object with a text, a text, or nothing. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const { text, message: own } = Object(message) as { text?: unknown; message?: unknown };
  return [text, own].find((one) => typeof one === 'string') ?? '';
}

/** Jivo: `jivo_api` and the global functions `jivo_on…`, which its script calls. */
export const jivo: ChatAdapter = async (start, { page, addScript, hear, pause }) => {
  const { config, visitor } = start;
  const conversationId = config.widgetId;
  let isOpen = false;
  let unread = 0;
  page['jivo_onOpen'] = () => {
    isOpen = true;
    unread = 0;
    hear.opened();
    hear.unread(0);
  };
  page['jivo_onClose'] = () => {
    isOpen = false;
    hear.closed();
  };
  page['jivo_onMessageSent'] = (message: unknown) =>
    hear.message({ conversationId, text: textOf(message), event: 'sent' });
  page['jivo_onMessageReceived'] = (message: unknown) => {
    hear.message({ conversationId, text: textOf(message), event: 'received' });
    if (isOpen) return;
    unread += 1;
    hear.unread(unread);
  };
  await addScript(scriptOf(start, 'https://code.jivosite.com/widget/{widget_id}'));
  const api = await waitFor(() => page['jivo_api'] as JivoApi | undefined);
  if (visitor !== null) {
    api.setUserToken(String(visitor.uid));
    api.setContactInfo({ name: visitor.name, email: visitor.email, description: `uid ${visitor.uid}` });
  }
  const fields = Object.entries(attributesOf(start)).map(([title, content]) => ({ title, content }));
  if (fields.length > 0) api.setCustomData(fields);
  return {
    open: () => api.open(),
    close: () => api.close(),
    // 4-6: the provider whose history stays in the browser.
    forget: () => api.clearHistory(),
  };

  async function waitFor(find: () => JivoApi | undefined): Promise<JivoApi> {
    for (let waited = 0; waited < longestMs; waited += stepMs) {
      const found = find();
      if (found !== undefined) return found;
      await pause(stepMs);
    }
    throw new Error('jivo_api has not appeared');
  }
};
