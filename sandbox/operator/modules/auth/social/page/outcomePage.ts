import { cspHash, html, inlineScript, inlineStyle } from '../../../../../html.ts';
import { pageStyle } from './pageStyle.ts';
import { outcomeWords } from './outcomeWords.ts';
import { script } from './outcomeScript.ts';
import type { SocialOutcome } from './SocialOutcome.ts';

const statuses: Readonly<Record<SocialOutcome, number>> = {
  signedIn: 200,
  cancelled: 200,
  failed: 502,
  refused: 403,
  expired: 400,
  tooMany: 429,
  banned: 403,
  deleted: 403,
  held: 403,
  secondFactor: 200,
  proved: 200,
  otherPerson: 403,
};

export const statusOf = (outcome: SocialOutcome): number => statuses[outcome];

export const outcomeHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src ${cspHash(script)}; style-src ${cspHash(pageStyle)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export interface OutcomePage {
  readonly outcome: SocialOutcome;
  /** Valid (`redirectTarget`). */
  readonly redirectUrl: string;
  /** Of a player whose code is awaited; empty otherwise. */
  readonly challenge: string;
  readonly locale: string;
}

/** The popup's last page: tells the site's page how it went and closes. It is read only where that is impossible. */
export function outcomePage({ outcome, redirectUrl, challenge, locale }: OutcomePage): string {
  const words = outcomeWords(locale);
  return html`<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="icon" href="data:,">
${inlineStyle(pageStyle)}
</head>
<body data-outcome="${outcome}" data-back="${redirectUrl}" data-challenge="${challenge}">
<main>
<h1>${words.title}</h1>
<p>${words.outcomes[outcome]}</p>
<p><a href="${redirectUrl}">${words.back}</a></p>
</main>
${inlineScript(script)}
</body>
</html>`.text;
}
