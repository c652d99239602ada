import { isPageMethod } from '../payments.ts';
import type { Intent } from '../payments.ts';
import { formatAmount } from './formatAmount.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { merchantName } from './layout.ts';
import type { PageMessages } from './messages/PageMessages.ts';
import type { PageLocale } from './pageLocale.ts';

/** Font size class of an amount: long amounts are smaller, so that they fit on one line. */
function sizeOf(shown: string): string {
  const { length } = shown.replaceAll(/[\u2066\u2069]/g, '');
  if (length > 17) return 'amount longest';
  return length > 9 ? 'amount long' : 'amount';
}

/** Merchant, amount and purpose: beside the form on wide screens, above it on narrow ones. */
export function summary(intent: Intent, words: PageMessages, locale: PageLocale): Html {
  const method = isPageMethod(intent.method) ? words.methodNames[intent.method] : intent.method;
  const shown = formatAmount(intent.amount, intent.currency, locale);
  return html`<section class="summary" aria-labelledby="paying">
<h1 id="paying">${words.payingTo(merchantName)}</h1>
<p class="${sizeOf(shown)}"><bdi>${shown}</bdi></p>
<dl>
<div><dt>${words.method}</dt><dd>${method}</dd></div>
<div><dt>${words.reference}</dt><dd><bdi>${intent.merchantRef}</bdi></dd></div>
</dl>
</section>`;
}
