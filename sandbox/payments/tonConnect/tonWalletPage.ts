import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { layout } from '../page/layout.ts';
import { standInLooks } from '../page/look.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { standInMessages } from '../standIns/standInMessages.ts';
import { appName } from './readConnection.ts';
import type { AppConnection } from './readConnection.ts';
import { readTransfers } from './readTransfers.ts';
import { walletAddress } from './TonWallet.ts';
import type { WalletRequest, WalletSession } from './walletRepository.ts';

/** What the wallet did last. */
export const walletNews = ['connected', 'refused', 'sent', 'declined', 'late', 'unknown'] as const;
export type WalletNews = (typeof walletNews)[number];

const look = standInLooks.wallet;
const row = (label: string, value: Html): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
const code = (text: string): Html => html`<code dir="ltr">${text}</code>`;

/** Asks whether an app may connect. `request` is the link's own text, which the form sends back. */
export function connectPage(locale: PageLocale, app: AppConnection, request: string): string {
  const words = standInMessages(locale).ton;
  const title = words.connects(appName(app.manifestUrl));
  const main = html`<form class="device" method="post" action="/payments/ton-wallet?locale=${locale}"><h1>${title}</h1>
<p class="lead">${words.connectText}</p>
<input type="hidden" name="id" value="${app.clientId}"><input type="hidden" name="r" value="${request}">
<div class="answers"><button class="primary" name="action" value="connect">${words.connect}</button>
<button class="quiet" name="action" value="refuse">${words.refuse}</button></div></form>`;
  return layout({ locale, look, title, main });
}

/** A connection with the requests that wait for an answer. */
export function sessionPage(
  locale: PageLocale,
  session: WalletSession,
  waiting: readonly WalletRequest[],
  news: WalletNews | undefined,
): string {
  const words = standInMessages(locale).ton;
  const { phone } = standInMessages(locale);
  const { wallet_key: key } = session;
  const app = appName(session.app);
  const main = html`<div class="device"><h1>${words.title}</h1>
<p class="lead">${words.connectedTo(app)}</p>
${news === undefined ? null : html`<p class="news" role="status">${words.news[news]}</p>`}
<dl class="facts">${row(words.account, code(walletAddress(key)))}</dl>
${waiting.length === 0 ? html`<section class="empty"><h2>${words.none}</h2><p class="lead">${words.noneText}</p></section>` : null}
${waiting.map((request) => requestForm(locale, app, request))}
<a class="button quiet" href="/payments/ton-wallet?account=${key}&amp;locale=${locale}">${phone.refresh}</a></div>`;
  return layout({ locale, look, title: words.title, main });
}

function requestForm(locale: PageLocale, app: string, request: WalletRequest): Html {
  const { ton: words, wallet } = standInMessages(locale);
  const asked = readTransfers(request.params);
  const rows = (asked?.transfers ?? []).map(
    ({ amount, address, memo }) =>
      html`${row(words.amount, html`<b><bdi>${amount} TON</bdi></b>`)}${row(wallet.to, code(address))}${row(wallet.memo, memo === '' ? html`${wallet.noMemo}` : code(memo))}`,
  );
  return html`<form class="asked" method="post" action="/payments/ton-wallet?locale=${locale}"><h2>${words.asks(app)}</h2>
<input type="hidden" name="account" value="${request.wallet_key}"><input type="hidden" name="request" value="${request.request_id}">
${asked === null ? html`<p class="error">${words.unreadable}</p>` : html`<dl class="facts">${rows}</dl>`}
<div class="answers">${asked === null ? null : html`<button class="primary" name="action" value="send">${words.send}</button>`}
<button class="quiet" name="action" value="decline">${words.decline}</button></div></form>`;
}

/** The wallet without a link of an app, or after it was refused. */
export function walletStartPage(locale: PageLocale, news: WalletNews | undefined): string {
  const words = standInMessages(locale).ton;
  const main = html`<div class="device"><h1>${words.title}</h1>
${news === undefined ? null : html`<p class="news" role="status">${words.news[news]}</p>`}
<section class="empty"><h2>${words.noLink}</h2><p class="lead">${words.noLinkText}</p></section></div>`;
  return layout({ locale, look, title: words.title, main });
}
