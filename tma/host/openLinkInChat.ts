import { showPopup } from './showPopup.ts';

/** The event that asks the page's chat to open a link of the messenger; `detail` is its path (`/bot?start=…`). */
export const telegramLinkEvent = 'telegramlink';

/** Opens a link of the messenger in the chat; what the chat does not take is shown. */
export function openLinkInChat(path: string): void {
  const isFree = window.dispatchEvent(new CustomEvent(telegramLinkEvent, { detail: path, cancelable: true }));
  if (!isFree) return;
  const link = new URL(path, 'https://t.me');
  const shared = link.pathname === '/share/url' ? link.searchParams.get('url') : null;
  const message = shared === null ? link.href : `${link.searchParams.get('text') ?? ''}\n${shared}`.trim();
  void showPopup({
    title: shared === null ? 'Open in Telegram' : 'Share with a chat',
    message,
    buttons: [{ id: 'close', type: 'close' }],
  });
}
