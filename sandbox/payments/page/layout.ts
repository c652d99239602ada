import type { Method } from '../payments.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { flashpayMark, northgateMark } from './marks.ts';
import { pageMessages } from './pageMessages.ts';
import { directionOf } from './pageLocale.ts';
import type { PageLocale } from './pageLocale.ts';
import { stylesheetPath } from './stylesheet.ts';

/** Name of the sandbox's only merchant, as shown to buyers. */
export const merchantName = 'Croupier';

const brands: Readonly<Record<Method, { readonly name: string; readonly mark: Html }>> = {
  card: { name: 'Northgate Pay', mark: northgateMark },
  flashpay: { name: 'FlashPay', mark: flashpayMark },
};

export interface Page {
  readonly locale: PageLocale;
  /** The payment method, which sets the company and the look of the page. */
  readonly method: Method;
  readonly title: string;
  readonly main: Html;
}

/** A complete document around `main`. It has no script: everything works with plain forms and links. */
export function layout({ locale, method, title, main }: Page): string {
  const words = pageMessages(locale);
  const { name, mark } = brands[method];
  const document = html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body class="${method}">
<header>
<p class="tag"><b>${words.sandbox}.</b> ${words.sandboxDetail}</p>
<div class="brand">${mark}<span>${name}</span></div>
</header>
<main>${main}</main>
</body>
</html>`;
  return document.text;
}
