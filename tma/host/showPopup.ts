import type { PopupButton, PopupParams } from '@tma.js/bridge';
import { button, element } from './element.ts';

const names: Readonly<Record<string, string>> = { ok: 'OK', close: 'Close', cancel: 'Cancel' };
/** Telegram's limit. */
const mostButtons = 3;

const labelOf = (one: PopupButton): string => ('text' in one && one.text ? one.text : (names[one.type] ?? one.type));

/** The messenger's popup: resolves with the chosen button's id, or null if it was closed without one. */
export function showPopup({ title, message, buttons }: Partial<PopupParams>): Promise<string | null> {
  return new Promise((resolve) => {
    const heading = title?.trim() ?? '';
    const dialog = element('dialog', 'popup', { 'aria-label': heading || (message ?? '') });
    const row = element('div', 'popup-buttons');
    for (const one of (buttons ?? []).slice(0, mostButtons)) {
      row.append(
        button(one.type === 'destructive' ? 'text-button danger' : 'text-button', labelOf(one), () =>
          dialog.close(one.id),
        ),
      );
    }
    if (heading !== '') dialog.append(element('h2', '', {}, heading));
    dialog.append(element('p', '', {}, message ?? ''), row);
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
