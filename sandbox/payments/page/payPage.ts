import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Intent } from '../payments.ts';
import { confirmFields, signInFields } from './accountFields.ts';
import { cardFields } from './cardFields.ts';
import { errorSummary, hasErrors } from './form.ts';
import type { FormState } from './form.ts';
import { formatAmount } from './formatAmount.ts';
import { layout, merchantName } from './layout.ts';
import { lookOf } from './look.ts';
import { outcomeChoice } from './outcomeChoice.ts';
import { pageMessages } from './pageMessages.ts';
import type { PageMessages } from './messages/PageMessages.ts';
import { pageLocale } from './pageLocale.ts';
import { summary } from './summary.ts';

/** The page on which the buyer signs in or decides an open payment. */
export function payPage(intent: Intent, form: FormState): string {
  const locale = pageLocale(intent.locale);
  const words = pageMessages(locale);
  const title = words.payingTo(merchantName);
  const isSignIn = asksSignIn(intent);
  const body = html`${summary(intent, words, locale)}
<form class="panel" method="post" action="/payments/pay/${intent.id}" novalidate>
${errorSummary(words, form)}
${isSignIn ? signInFields(intent, form, words) : decisionFields(intent, form, words)}
${isSignIn ? null : outcomeChoice(words, form.outcome)}
<div class="actions">
<button class="primary" name="action" value="${isSignIn ? 'sign_in' : 'pay'}">${isSignIn ? words.next : payLabel(intent, words)}</button>
<button class="quiet" name="action" value="cancel">${words.cancel}</button>
</div>
</form>`;
  return layout({
    locale,
    look: lookOf(intent),
    title: hasErrors(form) ? `${words.errorPrefix}: ${title}` : title,
    main: html`<div class="checkout">${body}</div>`,
  });
}

/** Whether the buyer has to sign in to a wallet or bank before the decision. */
export const asksSignIn = ({ method, step }: Intent): boolean =>
  (method === 'purse' || method === 'bankpay') && step === 'first';

function payLabel({ method, amount, currency, locale }: Intent, words: PageMessages): string {
  const shown = formatAmount(amount, currency, pageLocale(locale));
  return method === 'card' ? words.pay(shown) : words.confirm(shown);
}

function decisionFields(intent: Intent, form: FormState, words: PageMessages): Html {
  if (intent.method === 'card') return cardFields(intent, form, words);
  if (intent.method === 'flashpay')
    return html`<h2>${words.flashpayTitle}</h2><p class="lead">${words.flashpayText}</p>`;
  return confirmFields(intent, words);
}
