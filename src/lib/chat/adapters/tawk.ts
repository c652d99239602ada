import { attributesOf, scriptOf } from './ChatAdapter.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

type Handler = (value: never) => void;

interface Tawk {
  visitor?: { readonly name: string; readonly email: string };
  onLoad?: () => void;
  onChatMaximized?: () => void;
  onChatMinimized?: () => void;
  onChatMessageVisitor?: Handler;
  onChatMessageAgent?: Handler;
  onUnreadCountChanged?: Handler;
  maximize?: () => void;
  minimize?: () => void;
  hideWidget?: () => void;
  endChat?: () => void;
  setAttributes?: (attributes: Readonly<Record<string, string>>, done: (error?: unknown) => void) => void;
}

/** tawk.to: handlers and calls are members of one global object, which its script fills. */
export const tawk: ChatAdapter = async (start, { page, addScript, hear }) => {
  const { config, visitor } = start;
  const api: Tawk = {};
  page['Tawk_API'] = api;
  page['Tawk_LoadStart'] = new Date();
  if (visitor !== null) api.visitor = { name: visitor.name, email: visitor.email };
  const ready = new Promise<void>((resolve) => {
    api.onLoad = () => resolve();
  });
  api.onChatMaximized = () => hear.opened();
  api.onChatMinimized = () => hear.closed();
  api.onUnreadCountChanged = (count: number) => hear.unread(count);
  const told = (event: 'sent' | 'received') => (message: unknown) =>
    hear.message({ conversationId: config.id, text: typeof message === 'string' ? message : '', event });
  api.onChatMessageVisitor = told('sent');
  api.onChatMessageAgent = told('received');
  await addScript(scriptOf(start, 'https://embed.tawk.to/{id}/{widget_id}'));
  await ready;
  const attributes = attributesOf(start);
  if (visitor !== null) attributes['uid'] = String(visitor.uid);
  if (Object.keys(attributes).length > 0) api.setAttributes?.(attributes, () => undefined);
  return {
    open: () => api.maximize?.(),
    close: () => api.minimize?.(),
    forget: () => api.endChat?.(),
  };
};
