import { cspHash, html, inlineStyle } from '../../../../../html.ts';
import type { Html } from '../../../../../html.ts';
import { pageStyle } from '../page/pageStyle.ts';
import { ticketWords } from './ticketWords.ts';
import type { TicketEnd } from './ticketWords.ts';

const style = `${pageStyle}
dl { margin: 0 auto 1rem; max-inline-size: 24rem; display: grid; gap: .5rem; }
dl > div { padding: .75rem 1rem; border: 1px solid #8a847866; border-radius: 12px; background: #ffffffa6; }
dt { font-size: .8rem; color: #5d574c; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.warning { font-size: .9rem; color: #5d574c; }
form, .back { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: center; margin: 0 0 1rem; }
button, .back a { font: inherit; font-weight: 600; min-block-size: 48px; min-inline-size: 8rem; padding: .5rem 1.5rem; border-radius: 12px; border: 1px solid #8a8478; background: transparent; color: inherit; cursor: pointer; text-decoration: none; display: inline-grid; place-items: center; box-sizing: border-box; }
button.yes, .back a { background: #1f5c4d; border-color: #1f5c4d; color: #fff; }
:focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  dl > div { background: #1f232c; }
  dt, .warning { color: #b5afa3; }
  button.yes, .back a { background: #7fd6bd; border-color: #7fd6bd; color: #10211c; }
}
`;

/** Neither framed nor scripted: nothing but a press on the page itself can agree. */
export const ticketHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${cspHash(style)}; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  // The service's own page must not be told the address of this one; its form needs its origin to be sent.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

export interface Question {
  readonly id: string;
  /** Proves that the form is this page's. */
  readonly proof: string;
  readonly userName: string;
  readonly userHandle: string;
  /** Shortened; null for somebody who is new here. */
  readonly account: string | null;
  /** Whom the service has vouched for. */
  readonly person: string;
  readonly locale: string;
}

/** Names the Telegram user who would get in: whoever was sent a stranger's link sees the stranger's name. */
export function questionPage({ id, proof, userName, userHandle, account, person, locale }: Question): string {
  const words = ticketWords(locale);
  return page(
    locale,
    words.title,
    html`<h1>${words.title}</h1>
      <p>${account === null ? words.askNew : words.ask}</p>
      <dl>
        <div><dt>${words.user}</dt><dd><bdi>${userName}</bdi> <bdi>${userHandle}</bdi></dd></div>
        <div><dt>${account === null ? words.newAccount : words.account}</dt><dd><bdi>${account ?? person}</bdi></dd></div>
      </dl>
      <p class="warning">${words.warning}</p>
      <form method="post" action="/oauth/telegram/consent">
        <input type="hidden" name="ticket" value="${id}">
        <input type="hidden" name="proof" value="${proof}">
        <button name="answer" value="no">${words.no}</button>
        <button name="answer" value="yes" class="yes">${words.yes}</button>
      </form>`,
  );
}

/** `back`: the address that opens the app again; null where it is not known. */
export function ticketEndPage(
  end: TicketEnd,
  { back, locale }: { readonly back: string | null; readonly locale: string },
): string {
  const words = ticketWords(locale);
  const { title, text } = words.ends[end];
  return page(
    locale,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${back === null ? null : html`<p class="back"><a href="${back}">${words.back}</a></p>`}`,
  );
}

const page = (locale: string, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${inlineStyle(style)}
</head>
<body>
<main>
${content}
</main>
</body>
</html>`.text;
