import { element } from './element.ts';

/** Time that a notice is shown, in ms. */
const shownMs = 4_000;

/** A short notice of the messenger over the app. */
export function notify(text: string): void {
  const notice = element('p', 'notice', { role: 'status' }, text);
  document.body.append(notice);
  setTimeout(() => notice.remove(), shownMs);
}
