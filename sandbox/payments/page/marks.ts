import { html } from '../../html.ts';

/** Northgate Pay: an open gate. */
export const northgateMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M3 28V15a13 13 0 0 1 26 0v13h-6V15a7 7 0 0 0-14 0v13Z" fill="currentColor"/><path d="M12.5 28V16.5a3.5 3.5 0 0 1 7 0V28Z" fill="currentColor" opacity=".38"/></svg>`;

/** FlashPay: a bolt across a coin. */
export const flashpayMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="10" fill="currentColor"/><path class="bolt" d="M18.6 4.5 8.2 18h6.3l-1.4 9.5L23.8 14h-6.5Z"/></svg>`;

/** Purse: a clasp purse. */
export const purseMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M7 12h18l4 11a5 5 0 0 1-5 6H8a5 5 0 0 1-5-6Z" fill="currentColor"/><path d="M9.5 10a6.5 6.5 0 0 1 13 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle class="clasp" cx="16" cy="13" r="3.2"/></svg>`;

/** Aurora Bank: three arcs of light over a horizon. */
export const auroraMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><g fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"><path d="M3 20a13 13 0 0 1 26 0"/><path d="M9 20a7 7 0 0 1 14 0" opacity=".6"/><path d="M3 26.5h26"/></g></svg>`;

/** A phone with a bar of light. */
export const phoneMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><rect x="8" y="2" width="16" height="28" rx="4" fill="currentColor"/><path class="cut" d="M12 7h8v13h-8Z"/><path class="cut" d="M14 24.5h4" stroke-width="2.4"/></svg>`;

/** Coins in a pocket. */
export const coinMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><circle cx="12" cy="9.5" r="6" fill="currentColor" opacity=".55"/><circle cx="20" cy="11.5" r="6" fill="currentColor" opacity=".8"/><path d="M3 14h26v8a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8Z" fill="currentColor"/></svg>`;

/** A slip with a torn edge. */
export const slipMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M6 2h20v27l-3.3-2.6-3.4 2.6-3.3-2.6-3.3 2.6-3.4-2.6L6 29Z" fill="currentColor"/><path class="cut" d="M10.5 9h11M10.5 14h11M10.5 19h6" stroke-width="2.4" stroke-linecap="round"/></svg>`;

const stateSvg = (name: string, drawing: ReturnType<typeof html>) =>
  html`<svg class="state ${name}" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false"><circle cx="32" cy="32" r="30" class="ground"/>${drawing}</svg>`;

export const stateMarks = {
  succeeded: stateSvg('good', html`<path d="M20 33.5l8.5 8.5L45 24"/>`),
  failed: stateSvg('bad', html`<path d="M23 23l18 18M41 23L23 41"/>`),
  cancelled: stateSvg('calm', html`<path d="M21 32h22"/>`),
  pending: stateSvg('calm', html`<path d="M32 18v15l9 6"/>`),
};
