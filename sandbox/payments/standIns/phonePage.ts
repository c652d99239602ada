import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { formatAmount } from '../page/formatAmount.ts';
import { layout, merchantName } from '../page/layout.ts';
import { standInLooks } from '../page/look.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { pageMessages } from '../page/pageMessages.ts';
import type { Intent } from '../payments.ts';
import { standInMessages } from './standInMessages.ts';

/** What became of the request that was answered last. */
export const phoneNews = ['approved', 'declined', 'late'] as const;
export type PhoneNews = (typeof phoneNews)[number];

/** The phone of a buyer: the payments that wait for its answer. */
export function phonePage(
  locale: PageLocale,
  digits: string,
  asked: readonly Intent[],
  news: PhoneNews | undefined,
): string {
  const words = standInMessages(locale).phone;
  const main = html`<div class="device"><h1>${words.title}</h1>
<p class="lead"><bdi dir="ltr">+${digits}</bdi></p>
${news === undefined ? null : html`<p class="news" role="status">${words[news]}</p>`}
${asked.length === 0 ? html`<section class="empty"><h2>${words.none}</h2><p class="lead">${words.noneText}</p></section>` : null}
${asked.map((intent) => request(locale, digits, intent))}
<a class="button quiet" href="/payments/phone/${digits}?locale=${locale}">${words.refresh}</a></div>`;
  return layout({ locale, look: standInLooks.phone, title: words.title, main });
}

function request(locale: PageLocale, digits: string, intent: Intent): Html {
  const words = standInMessages(locale).phone;
  const { reference } = pageMessages(locale);
  const time = intent.expiresAt.toISOString().slice(11, 16);
  return html`<form class="asked" method="post" action="/payments/phone/${digits}?locale=${locale}">
<input type="hidden" name="id" value="${intent.id}">
<h2>${words.asks(merchantName)}</h2>
<p class="amount"><bdi>${formatAmount(intent.amount, intent.currency, locale)}</bdi></p>
<p class="hint">${reference}: <bdi>${intent.merchantRef}</bdi></p>
<p class="hint">${words.until(time)}</p>
<div class="answers"><button class="primary" name="action" value="approve">${words.approve}</button>
<button class="quiet" name="action" value="decline">${words.decline}</button></div>
</form>`;
}

/** The page without a number: asks whose phone it is. */
export function phoneNumberPage(locale: PageLocale, typed: string, isWrong: boolean): string {
  const words = standInMessages(locale).phone;
  const described = isWrong ? html` aria-describedby="number-error" aria-invalid="true"` : null;
  const error = isWrong ? html`<p class="error" id="number-error" role="alert">${words.numberWrong}</p>` : null;
  const main = html`<form class="device" method="get" action="/payments/phone" novalidate><h1>${words.title}</h1>
<input type="hidden" name="locale" value="${locale}">
<div class="field"><label for="number">${words.number}</label><input id="number" name="number" dir="ltr" type="tel" autocomplete="off" maxlength="24" value="${typed}"${described}>${error}</div>
<button class="primary">${words.open}</button></form>`;
  return layout({ locale, look: standInLooks.phone, title: words.title, main });
}
