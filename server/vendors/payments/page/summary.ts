import type { Intent } from '../payments.ts';
import { formatAmount } from './formatAmount.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { merchantName } from './layout.ts';
import type { PageMessages } from './PageMessages.ts';
import type { PageLocale } from './pageLocale.ts';

/** Who is paid, how much and for what: beside the form on wide screens, above it on narrow ones. */
export function summary(intent: Intent, words: PageMessages, locale: PageLocale): Html {
  const method = intent.method === 'card' ? words.cardMethod : words.flashpayMethod;
  return html`<section class="summary" aria-labelledby="paying">
<h1 id="paying">${words.payingTo(merchantName)}</h1>
<p class="amount"><bdi>${formatAmount(intent.amount, intent.currency, locale)}</bdi></p>
<dl>
<div><dt>${words.method}</dt><dd>${method}</dd></div>
<div><dt>${words.reference}</dt><dd><bdi>${intent.merchantRef}</bdi></dd></div>
</dl>
</section>`;
}
