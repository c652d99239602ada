import type { ReturnedTransfer } from '../coins/coinRepository.ts';
import { html } from '../../html.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { consoleFrame, timeText } from './consoleFrame.ts';
import type { ConsoleNews } from './consoleFrame.ts';
import { consoleMessages } from './consoleMessages.ts';
import type { ConsoleEvent } from './consoleRepository.ts';
import type { ConsoleMessages } from './messages/ConsoleMessages.ts';

/** The messages to merchants: how often each was sent, what was answered, and a button to send it again. */
export function messagesPage(
  locale: PageLocale,
  search: string,
  found: readonly ConsoleEvent[],
  news: ConsoleNews | undefined,
): string {
  const words = consoleMessages(locale);
  const rows = found.map((event) => {
    const { id, type, merchant_ref: ref } = event;
    return html`<li><div class="what"><p class="ref"><bdi>${ref}</bdi></p><p class="hint"><bdi>${type}</bdi> · <bdi>${timeText(event.created_at)}</bdi></p></div>
<p class="hint">${words.attempts(event.attempts)}</p>
<div class="now"><p>${words.answer(event.last_answer === '' ? '—' : event.last_answer)}</p><p class="hint">${fate(event, words)}</p></div>
<form class="acts" method="post" action="/payments/console/webhooks?locale=${locale}&amp;search=${encodeURIComponent(search)}"><button name="id" value="${id}" aria-label="${words.resend}: ${ref}, ${type}">${words.resend}</button></form></li>`;
  });
  const body = html`<form class="filter" method="get" action="/payments/console/webhooks"><input type="hidden" name="locale" value="${locale}">
<label>${words.search}<input name="search" type="search" dir="ltr" autocomplete="off" maxlength="100" value="${search}"></label>
<button class="primary">${words.show}</button></form>
${found.length === 0 ? html`<p class="empty">${words.none}</p>` : null}
<ul class="rows">${rows}</ul>`;
  return consoleFrame({ locale, tab: 'webhooks', news, body });
}

function fate({ delivered_at: delivered, retry_at: retry }: ConsoleEvent, words: ConsoleMessages): string {
  if (delivered !== null) return words.delivered(timeText(delivered));
  return retry === null ? words.givenUp : words.next(timeText(retry));
}

/** The coins that went back to their senders: late, too many, or for a payment that ended. */
export function coinsPage(locale: PageLocale, found: readonly ReturnedTransfer[]): string {
  const words = consoleMessages(locale);
  const rows = found.map(
    ({ coin, sender, amount, returned, seen_at: seenAt, merchant_ref: ref }) =>
      html`<li><div class="what"><p class="ref"><bdi>${ref}</bdi></p><p class="hint">${words.sender(sender)} · <bdi>${timeText(seenAt)}</bdi></p></div>
<p class="hint">${words.arrived(`${amount} ${coin}`)}</p><p class="sum">${words.returned(`${returned} ${coin}`)}</p></li>`,
  );
  const body = html`${found.length === 0 ? html`<p class="empty">${words.none}</p>` : null}<ul class="rows">${rows}</ul>`;
  return consoleFrame({ locale, tab: 'coins', news: undefined, body });
}
