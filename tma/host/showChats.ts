import { button, element } from './element.ts';
import type { SharedChat } from './HostView.ts';

/** The messenger's list of chats to choose one from: resolves with it, or with null if the list was closed. */
export function showChats(title: string, chats: readonly SharedChat[]): Promise<SharedChat | null> {
  return new Promise((resolve) => {
    const dialog = element('dialog', 'popup', { 'aria-label': title });
    let chosen: SharedChat | null = null;
    const rows = chats.map((chat) =>
      element(
        'li',
        '',
        {},
        button('chat-choice', chat.title, () => {
          chosen = chat;
          dialog.close();
        }),
      ),
    );
    dialog.append(
      element('h2', '', {}, title),
      element('ul', 'chat-choices', {}, ...rows),
      element(
        'div',
        'popup-buttons',
        {},
        button('text-button', 'Cancel', () => dialog.close()),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(chosen);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
