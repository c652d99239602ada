import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Intent } from '../payments.ts';
import { formField, secretField } from './form.ts';
import type { FormState } from './form.ts';
import type { PageMessages } from './messages/PageMessages.ts';

/** The fields of a card, or the code alone of a saved one. Autocomplete is off: no real card belongs on a sandbox page. */
export function cardFields(intent: Intent, form: FormState, words: PageMessages): Html {
  const cvc = secretField(words, form, { name: 'cvc', label: words.cvc, hint: words.cvcHint });
  if (intent.savedCard !== '') {
    return html`<h2>${words.savedTitle}</h2>
<dl class="facts"><div><dt>${words.savedCard}</dt><dd>${dotted(intent.cardMask)}</dd></div></dl>
<div class="narrow">${cvc}</div>`;
  }
  const numberHint = intent.cardMask === '' ? words.numberHint : words.numberKept(intent.cardMask.slice(-4));
  const number = formField(words, form, {
    name: 'number',
    label: words.number,
    hint: numberHint,
    attributes: html` dir="ltr" inputmode="numeric" maxlength="30"`,
  });
  const expiry = formField(words, form, {
    name: 'expiry',
    label: words.expiry,
    hint: words.expiryHint,
    attributes: html` dir="ltr" inputmode="text" maxlength="12"`,
  });
  const holder = formField(words, form, {
    name: 'holder',
    label: words.holder,
    hint: words.holderHint,
    attributes: html` dir="auto" spellcheck="false" maxlength="80"`,
  });
  return html`<h2>${words.cardTitle}</h2>
${number}
<div class="pair">
${expiry}
${cvc}
</div>
${holder}
${intent.customer === '' ? null : saveChoice(form, words)}
<p class="note">${words.keepsNote}</p>`;
}

function saveChoice(form: FormState, words: PageMessages): Html {
  const checked = form.values['save'] === 'yes' ? html` checked` : null;
  return html`<label class="option"><input type="checkbox" name="save" value="yes"${checked}><span><b>${words.saveCard}</b> <small>${words.saveCardNote}</small></span></label>`;
}

/** The end of a masked number, with dots for what is hidden. */
export const dotted = (mask: string): Html => html`<bdi dir="ltr">•••• ${mask.slice(-4)}</bdi>`;
