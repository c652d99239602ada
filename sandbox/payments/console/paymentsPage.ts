import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { formatAmount } from '../page/formatAmount.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { consoleFrame, timeText } from './consoleFrame.ts';
import type { ConsoleNews } from './consoleFrame.ts';
import { consoleMessages } from './consoleMessages.ts';
import { CONSOLE_PAGE, consoleKinds, consoleStates } from './consoleRepository.ts';
import type { ConsolePayment, PaymentFilter } from './consoleRepository.ts';
import type { ConsoleMessages } from './messages/ConsoleMessages.ts';

/** Longest delay of a payment, in minutes. */
export const LONGEST_DELAY = 1440;

/** The console's address with these filters. */
export function consolePath(locale: PageLocale, { kind, state, search, after }: PaymentFilter): string {
  return `/payments/console?${new URLSearchParams({ locale, kind, state, search, after }).toString()}`;
}

/** The newest payments and payouts, each with what a person may do with it. */
export function paymentsPage(
  locale: PageLocale,
  filter: PaymentFilter,
  found: readonly ConsolePayment[],
  news: ConsoleNews | undefined,
): string {
  const words = consoleMessages(locale);
  const shown = found.slice(0, CONSOLE_PAGE);
  const last = shown.at(-1);
  const older =
    found.length > CONSOLE_PAGE && last !== undefined
      ? html`<a class="button quiet" href="${consolePath(locale, { ...filter, after: last.id })}">${words.older}</a>`
      : null;
  const body = html`${filterForm(locale, filter, words)}
${shown.length === 0 ? html`<p class="empty">${words.none}</p>` : null}
<ul class="rows">${shown.map((payment) => row(locale, filter, payment, words))}</ul>
${older}`;
  return consoleFrame({ locale, tab: 'payments', news, body });
}

function filterForm(locale: PageLocale, filter: PaymentFilter, words: ConsoleMessages): Html {
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : null}>${label}</option>`;
  return html`<form class="filter" method="get" action="/payments/console"><input type="hidden" name="locale" value="${locale}">
<label>${words.kind}<select name="kind">${option('', words.all, filter.kind)}${consoleKinds.map((kind) => option(kind, words.kinds[kind], filter.kind))}</select></label>
<label>${words.state}<select name="state">${option('', words.all, filter.state)}${consoleStates.map((state) => option(state, words.states[state], filter.state))}</select></label>
<label>${words.search}<input name="search" type="search" dir="ltr" autocomplete="off" maxlength="100" value="${filter.search}"></label>
<button class="primary">${words.show}</button></form>`;
}

function row(locale: PageLocale, filter: PaymentFilter, payment: ConsolePayment, words: ConsoleMessages): Html {
  const { kind, state, reason, due_at: due, merchant_ref: ref } = payment;
  return html`<li><div class="what"><p class="ref"><bdi>${ref}</bdi></p>
<p class="hint">${words.kinds[kind]} · <bdi>${payment.method}</bdi> · <bdi>${timeText(payment.created_at)}</bdi></p></div>
<p class="sum"><bdi>${formatAmount(payment.amount, payment.currency, locale)}</bdi></p>
<div class="now"><p><span class="badge ${state}">${words.states[state]}</span>${reason === '' ? null : html` <span class="hint"><bdi>${reason}</bdi></span>`}</p>
${due === null ? null : html`<p class="hint">${words.due(timeText(due))}</p>`}</div>
${actions(locale, filter, payment, words)}</li>`;
}

function actions(
  locale: PageLocale,
  filter: PaymentFilter,
  payment: ConsolePayment,
  words: ConsoleMessages,
): Html | null {
  const { kind, id, state, merchant_ref: ref } = payment;
  const isOpen = state === 'created' || state === 'pending' || state === 'review';
  const isDone = state === 'succeeded' || state === 'paid';
  if (!isOpen && !isDone) return null;
  const button = (action: string, label: string) =>
    html`<button name="action" value="${action}" aria-label="${label}: ${ref}">${label}</button>`;
  const choices = isOpen
    ? html`${button('approve', words.approve)}${button('decline', words.decline)}
<span class="delay"><input name="minutes" type="number" min="1" max="${LONGEST_DELAY}" value="5" aria-label="${words.minutes}: ${ref}"><span class="hint" aria-hidden="true">${words.minutesShort}</span>${button('delay', words.delay)}</span>`
    : button('reverse', words.reverse);
  return html`<form class="acts" method="post" action="${consolePath(locale, filter)}"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="id" value="${id}">${choices}</form>`;
}
