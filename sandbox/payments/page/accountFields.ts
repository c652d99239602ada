import { asciiDigits } from '../../../src/shared/text/asciiDigits.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Intent } from '../payments.ts';
import { errorsOf, formField, secretField } from './form.ts';
import type { Errors, FormState } from './form.ts';
import { formatAmount } from './formatAmount.ts';
import { merchantName } from './layout.ts';
import { lookOf } from './look.ts';
import type { PageMessages } from './messages/PageMessages.ts';
import { pageLocale } from './pageLocale.ts';

/** The sign-in of a wallet (with the one that the merchant named) or of a bank. */
export function signInFields(intent: Intent, form: FormState, words: PageMessages): Html {
  if (intent.method === 'purse') {
    const { signIn, text, wallet, walletHint, passcode } = words.pursePage;
    const known: FormState = { ...form, values: { wallet: intent.account, ...form.values } };
    const attributes = html` dir="auto" spellcheck="false" autocapitalize="none" maxlength="64"`;
    return html`<h2>${signIn}</h2><p class="lead">${text}</p>
${formField(words, known, { name: 'wallet', label: wallet, hint: walletHint, attributes })}
${secretField(words, form, { name: 'passcode', label: passcode })}`;
  }
  const { signIn, text, customer, customerHint, pin } = words.bankPage;
  const attributes = html` dir="ltr" inputmode="numeric" maxlength="12"`;
  return html`<h2>${signIn(lookOf(intent).name)}</h2><p class="lead">${text}</p>
${formField(words, form, { name: 'customer', label: customer, hint: customerHint, attributes })}
${secretField(words, form, { name: 'pin', label: pin })}`;
}

/** Errors of a sign-in. Any well-formed account and secret is right: the sandbox has no accounts to check against. */
export function checkSignIn({ method }: Intent, text: (name: string) => string): Errors {
  const isSecret = (name: string) => /^\d{4,8}$/.test(asciiDigits(text(name)).trim());
  if (method === 'purse') {
    return errorsOf({
      wallet: /^\S{4,64}$/.test(text('wallet').trim()) ? null : 'walletWrong',
      passcode: isSecret('passcode') ? null : 'secretWrong',
    });
  }
  return errorsOf({
    customer: /^\d{4,12}$/.test(asciiDigits(text('customer')).trim()) ? null : 'customerWrong',
    pin: isSecret('pin') ? null : 'secretWrong',
  });
}

/** The order as the account's holder confirms it: from, to, amount, fee and what is taken in all. */
export function confirmFields(intent: Intent, words: PageMessages): Html {
  const isPurse = intent.method === 'purse';
  const amount = formatAmount(intent.amount, intent.currency, pageLocale(intent.locale));
  const row = (label: string, value: string) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`;
  return html`<h2>${isPurse ? words.pursePage.confirm : words.bankPage.confirm}</h2>
<dl class="facts">
${row(words.from, isPurse ? intent.account : lookOf(intent).name)}
${row(words.to, merchantName)}
${row(words.reference, intent.merchantRef)}
${row(words.amount, amount)}
${row(words.fee, words.noFee)}
<div class="sum"><dt>${words.total}</dt><dd><bdi>${amount}</bdi></dd></div>
</dl>`;
}
