import type { PopupButton, PopupParams } from '@tma.js/bridge';
import { button, element } from './element.ts';

const names: Readonly<Record<string, string>> = { ok: 'OK', close: 'Close', cancel: 'Cancel' };

const labelOf = (one: PopupButton): string => ('text' in one && one.text ? one.text : (names[one.type] ?? one.type));

/** The messenger's popup: resolves with the chosen button's id, or null if it was closed without one. */
export function showPopup({ title, message, buttons }: PopupParams): Promise<string | null> {
  return new Promise((resolve) => {
    const dialog = element('dialog', 'popup', { 'aria-label': title || message });
    const row = element('div', 'popup-buttons');
    for (const one of buttons) {
      row.append(
        button(one.type === 'destructive' ? 'text-button danger' : 'text-button', labelOf(one), () =>
          dialog.close(one.id),
        ),
      );
    }
    if (title !== '') dialog.append(element('h2', '', {}, title));
    dialog.append(element('p', '', {}, message), row);
    const unchosen = '\u0000';
    dialog.returnValue = unchosen;
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === unchosen ? null : dialog.returnValue);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
