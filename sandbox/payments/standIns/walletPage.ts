import { newId } from '../newId.ts';
import type { CoinOrder } from '../coins/coinRepository.ts';
import { coinTraits } from '../coins/coins.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { layout } from '../page/layout.ts';
import { standInLooks } from '../page/look.ts';
import { stateMarks } from '../page/marks.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { standInMessages } from './standInMessages.ts';

/** Where and how much the wallet is asked to send. */
export type WalletOrder = Pick<CoinOrder, 'coin' | 'address' | 'memo' | 'amount'>;

/** Path of the wallet's page for an order. */
export function walletPath(order: WalletOrder, locale: PageLocale): string {
  const { coin, address: to, memo, amount } = order;
  return `/payments/coin-wallet?${new URLSearchParams({ to, memo, amount, coin, locale }).toString()}`;
}

/** What will be sent, with an amount that may be changed. The hidden id makes a second submit of the form harmless. */
export function walletPage(locale: PageLocale, order: WalletOrder, isWrong: boolean): string {
  const words = standInMessages(locale).wallet;
  const { decimals } = coinTraits[order.coin];
  const described = isWrong
    ? html` aria-describedby="amount-error amount-hint" aria-invalid="true"`
    : html` aria-describedby="amount-hint"`;
  const error = isWrong
    ? html`<p class="error" id="amount-error" role="alert">${words.amountWrong(decimals)}</p>`
    : null;
  const main = html`<form class="device" method="post" action="${walletPath(order, locale)}" novalidate><h1>${words.title}</h1>
<p class="lead">${words.text}</p>
<input type="hidden" name="once" value="${newId('coin')}">
<dl class="facts">
${row(words.network, html`${order.coin}, ${words.testNetwork}`)}
${row(words.to, html`<code dir="ltr">${order.address}</code>`)}
${row(words.memo, order.memo === '' ? html`${words.noMemo}` : html`<code dir="ltr">${order.memo}</code>`)}
</dl>
<div class="field"><label for="amount">${words.amount(order.coin)}</label><input id="amount" name="amount" dir="ltr" inputmode="decimal" autocomplete="off" maxlength="30" value="${order.amount}"${described}><p class="hint" id="amount-hint">${words.amountHint(decimals)}</p>${error}</div>
<button class="primary">${words.send}</button></form>`;
  return layout({ locale, look: standInLooks.wallet, title: words.title, main });
}

const row = (label: string, value: Html): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** The page after sending. */
export function walletSentPage(locale: PageLocale, order: WalletOrder): string {
  const words = standInMessages(locale).wallet;
  const title = words.sent(`\u2068${order.amount} ${order.coin}\u2069`);
  const main = html`<section class="device outcome">${stateMarks.succeeded}<h1>${title}</h1><p class="lead">${words.sentText}</p>
<a class="button quiet" href="${walletPath(order, locale)}">${words.again}</a></section>`;
  return layout({ locale, look: standInLooks.wallet, title, main });
}

export function walletUnknownPage(locale: PageLocale): string {
  const { unknown, unknownText } = standInMessages(locale).wallet;
  const main = html`<section class="device outcome">${stateMarks.failed}<h1>${unknown}</h1><p class="lead">${unknownText}</p></section>`;
  return layout({ locale, look: standInLooks.wallet, title: unknown, main });
}
