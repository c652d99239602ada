import type { Challenge } from '../challenge/challengeRepository.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Intent } from '../payments.ts';
import { dotted } from './cardFields.ts';
import { formatAmount } from './formatAmount.ts';
import { layout, merchantName } from './layout.ts';
import { challengeLook } from './look.ts';
import { pageMessages } from './pageMessages.ts';
import { pageLocale } from './pageLocale.ts';

/** The bank's page of the 3-D Secure step. `wrongWith` are the tries left after a wrong code, or null. */
export function challengePage(intent: Intent, challenge: Challenge, wrongWith: number | null): string {
  const locale = pageLocale(intent.locale);
  const words = pageMessages(locale);
  const { title, text, card, merchant, sent, code, codeHint, confirm, resend, noMore, wrong } = words.challenge;
  const row = (label: string, value: Html) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const error = wrongWith === null ? null : html`<p class="error" id="code-error" role="alert">${wrong(wrongWith)}</p>`;
  const described =
    wrongWith === null
      ? html` aria-describedby="code-hint"`
      : html` aria-describedby="code-error code-hint" aria-invalid="true"`;
  const again =
    challenge.sendsLeft > 0
      ? html`<button class="quiet" name="action" value="resend">${resend}</button>`
      : html`<p class="hint">${noMore}</p>`;
  const main = html`<form class="panel challenge" method="post" action="/payments/pay/${intent.id}" novalidate>
<h1>${title}</h1>
<p class="lead">${text(merchantName)}</p>
<dl class="facts">
${row(merchant, html`${merchantName}`)}
${row(words.amount, html`<b><bdi>${formatAmount(intent.amount, intent.currency, locale)}</bdi></b>`)}
${row(card, dotted(intent.cardMask))}
</dl>
<p class="sent"><span>${sent}</span> <output class="code" dir="ltr">${challenge.code}</output></p>
<div class="field"><label for="code">${code}</label><input id="code" name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="9"${described}><p class="hint" id="code-hint">${codeHint}</p>${error}</div>
<div class="actions"><button class="primary" name="action" value="code">${confirm}</button>
${again}
<button class="quiet" name="action" value="cancel">${words.cancel}</button></div>
</form>`;
  return layout({
    locale,
    look: challengeLook,
    title: wrongWith === null ? title : `${words.errorPrefix}: ${title}`,
    main,
  });
}
