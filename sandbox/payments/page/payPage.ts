import type { Intent, Outcome } from '../payments.ts';
import type { CardField, CheckedCard } from './cardForm.ts';
import { formatAmount } from './formatAmount.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { layout, merchantName } from './layout.ts';
import { outcomeChoice } from './outcomeChoice.ts';
import { pageMessages } from './pageMessages.ts';
import type { PageMessages } from './messages/PageMessages.ts';
import { pageLocale } from './pageLocale.ts';
import { summary } from './summary.ts';

/** Values shown again after a refused form: never the number or the code. */
export interface FormState {
  readonly expiry: string;
  readonly holder: string;
  readonly outcome: Outcome;
  readonly errors: CheckedCard['errors'];
}

export const emptyForm: FormState = { expiry: '', holder: '', outcome: 'approve', errors: {} };

/** The page on which the buyer decides an open payment. */
export function payPage(intent: Intent, form: FormState): string {
  const locale = pageLocale(intent.locale);
  const words = pageMessages(locale);
  const amount = formatAmount(intent.amount, intent.currency, locale);
  const isCard = intent.method === 'card';
  const hasErrors = Object.keys(form.errors).length > 0;
  const title = words.payingTo(merchantName);
  const body = html`${summary(intent, words, locale)}
<form class="panel" method="post" action="/payments/pay/${intent.id}" novalidate>
${hasErrors ? errorSummary(form, words) : null}
${isCard ? cardFields(intent, form, words) : html`<h2>${words.flashpayTitle}</h2><p class="lead">${words.flashpayText}</p>`}
${outcomeChoice(words, form.outcome)}
<div class="actions">
<button class="primary" name="action" value="pay">${isCard ? words.pay(amount) : words.confirm(amount)}</button>
<button class="quiet" name="action" value="cancel">${words.cancel}</button>
</div>
</form>`;
  return layout({
    locale,
    method: intent.method,
    title: hasErrors ? `${words.errorPrefix}: ${title}` : title,
    main: html`<div class="checkout">${body}</div>`,
  });
}

function errorSummary({ errors }: FormState, words: PageMessages): Html {
  const items = Object.entries(errors).map(
    ([field, key]) => html`<li><a href="#${field}">${words.errors[key]}</a></li>`,
  );
  return html`<div class="errors" role="alert"><h2>${words.errorsTitle}</h2><ul>${items}</ul></div>`;
}

function cardFields(intent: Intent, form: FormState, words: PageMessages): Html {
  const { errors } = form;
  const numberHint = intent.cardMask === '' ? words.numberHint : words.numberKept(intent.cardMask.slice(-4));
  const field = (name: CardField, label: string, hint: string, input: Html): Html => {
    const error = errors[name];
    return html`<div class="field field-${name}"><label for="${name}">${label}</label>${input}<p class="hint" id="${name}-hint">${hint}</p>${
      error === undefined ? null : html`<p class="error" id="${name}-error">${words.errors[error]}</p>`
    }</div>`;
  };
  const described = (name: CardField): Html =>
    errors[name] === undefined
      ? html` aria-describedby="${name}-hint"`
      : html` aria-describedby="${name}-error ${name}-hint" aria-invalid="true"`;
  // Autocomplete is off on purpose: the browser must not offer a real card on a sandbox page.
  return html`<h2>${words.cardTitle}</h2>
${field('number', words.number, numberHint, html`<input id="number" name="number" dir="ltr" inputmode="numeric" autocomplete="off" maxlength="30"${described('number')}>`)}
<div class="pair">
${field('expiry', words.expiry, words.expiryHint, html`<input id="expiry" name="expiry" dir="ltr" inputmode="text" autocomplete="off" maxlength="12" value="${form.expiry}"${described('expiry')}>`)}
${field('cvc', words.cvc, words.cvcHint, html`<input id="cvc" name="cvc" dir="ltr" type="password" inputmode="numeric" autocomplete="off" maxlength="8"${described('cvc')}>`)}
</div>
${field('holder', words.holder, words.holderHint, html`<input id="holder" name="holder" dir="auto" autocomplete="off" spellcheck="false" maxlength="80" value="${form.holder}"${described('holder')}>`)}
<p class="note">${words.keepsNote}</p>`;
}
