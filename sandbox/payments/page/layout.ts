import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Look } from './look.ts';
import { pageMessages } from './pageMessages.ts';
import { directionOf } from './pageLocale.ts';
import type { PageLocale } from './pageLocale.ts';
import { stylesheetPath } from './stylesheet.ts';

/** Name of the sandbox's only merchant, as shown to buyers. */
export const merchantName = 'Croupier';

export interface Page {
  readonly locale: PageLocale;
  readonly look: Look;
  readonly title: string;
  readonly main: Html;
}

/** A complete document around `main`. It has no script: everything works with plain forms and links. */
export function layout({ locale, look, title, main }: Page): string {
  const words = pageMessages(locale);
  const { className, name, mark } = look;
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
<body class="${className}">
<header>
<p class="tag"><b>${words.sandbox}.</b> ${words.sandboxDetail}${className === 'card' ? ` ${words.sandboxCard}` : null}</p>
<div class="brand">${mark}<span>${name}</span></div>
</header>
<main>${main}</main>
</body>
</html>`;
  return document.text;
}
