import type { Outcome } from '../payments.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { PageMessages } from './messages/PageMessages.ts';

const offered = ['approve', 'decline', 'slow', 'silent'] as const;

/** Choice of the test bank's reply; cancelling has its own button. */
export function outcomeChoice(words: PageMessages, chosen: Outcome): Html {
  const options = offered.map((outcome) => {
    const { label, note } = words.outcomes[outcome];
    const checked = outcome === chosen ? html` checked` : null;
    return html`<label class="option"><input type="radio" name="outcome" value="${outcome}"${checked}><span><b>${label}</b> <small>${note}</small></span></label>`;
  });
  return html`<fieldset class="outcomes"><legend>${words.outcomeTitle}</legend><p class="hint">${words.outcomeNote}</p><div class="options">${options}</div></fieldset>`;
}
