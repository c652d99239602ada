import { html } from '../../html.ts';

/** Northgate Pay: an open gate. */
export const northgateMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M3 28V15a13 13 0 0 1 26 0v13h-6V15a7 7 0 0 0-14 0v13Z" fill="currentColor"/><path d="M12.5 28V16.5a3.5 3.5 0 0 1 7 0V28Z" fill="currentColor" opacity=".38"/></svg>`;

/** FlashPay: a bolt across a coin. */
export const flashpayMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="10" fill="currentColor"/><path class="bolt" d="M18.6 4.5 8.2 18h6.3l-1.4 9.5L23.8 14h-6.5Z"/></svg>`;

const stateSvg = (name: string, drawing: ReturnType<typeof html>) =>
  html`<svg class="state ${name}" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false"><circle cx="32" cy="32" r="30" class="ground"/>${drawing}</svg>`;

export const stateMarks = {
  succeeded: stateSvg('good', html`<path d="M20 33.5l8.5 8.5L45 24"/>`),
  failed: stateSvg('bad', html`<path d="M23 23l18 18M41 23L23 41"/>`),
  cancelled: stateSvg('calm', html`<path d="M21 32h22"/>`),
  pending: stateSvg('calm', html`<path d="M32 18v15l9 6"/>`),
};
