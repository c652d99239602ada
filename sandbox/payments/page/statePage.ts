import type { Intent, ReturnUrls } from '../payments.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { layout, merchantName } from './layout.ts';
import { lookOf } from './look.ts';
import type { Look } from './look.ts';
import { stateMarks } from './marks.ts';
import { pageMessages } from './pageMessages.ts';
import type { PageMessages } from './messages/PageMessages.ts';
import { pageLocale } from './pageLocale.ts';
import type { PageLocale } from './pageLocale.ts';
import { summary } from './summary.ts';

export type DecidedStatus = Exclude<Intent['status'], 'created'>;

const returnKeys: Readonly<Record<DecidedStatus, keyof ReturnUrls>> = {
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
  pending: 'pending',
};

/** The merchant's page to which the buyer returns from a decided payment. */
export function returnUrlOf(intent: Intent, status: DecidedStatus): string {
  return intent.returnUrls[returnKeys[status]];
}

/** The page of a decided payment: its state and a link back to the merchant. */
export function statePage(intent: Intent, status: DecidedStatus): string {
  const locale = pageLocale(intent.locale);
  const words = pageMessages(locale);
  const { title, text } = words.states[status];
  const again =
    status === 'pending'
      ? html`<a class="button quiet" href="/payments/pay/${intent.id}">${words.checkAgain}</a>`
      : null;
  const main = html`<div class="checkout">${summary(intent, words, locale)}
<section class="panel outcome">${stateMarks[status]}<h2>${title}</h2><p class="lead">${text}</p>
<div class="actions"><a class="button primary" href="${returnUrlOf(intent, status)}">${words.back(merchantName)}</a>${again}</div></section></div>`;
  return layout({ locale, look: lookOf(intent), title, main });
}

/** A page for errors: an unknown address, a refused request, a server error. */
export function noticePage(
  locale: PageLocale,
  look: Look,
  kind: keyof Pick<PageMessages, 'missing' | 'refused' | 'broken'>,
): string {
  const { title, text } = pageMessages(locale)[kind];
  const main: Html = html`<section class="panel outcome alone">${stateMarks.cancelled}<h1>${title}</h1><p class="lead">${text}</p></section>`;
  return layout({ locale, look, title, main });
}
