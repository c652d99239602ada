import { voucherCurrencies } from '../currencies.ts';
import { html } from '../../html.ts';
import { newId } from '../newId.ts';
import { formatAmount } from '../page/formatAmount.ts';
import { layout } from '../page/layout.ts';
import { standInLooks } from '../page/look.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { groupedCode } from '../vouchers/voucherCode.ts';
import type { Voucher } from '../vouchers/voucherRepository.ts';
import { qrSvg } from './qrSvg.ts';
import { standInMessages } from './standInMessages.ts';

export interface KioskForm {
  readonly amount: string;
  readonly currency: string;
  readonly isWrong: boolean;
}

/** Sells a voucher. The slip's id is in the form, so that submitting it twice issues one. */
export function kioskPage(locale: PageLocale, form: KioskForm): string {
  const words = standInMessages(locale).kiosk;
  const options = Object.keys(voucherCurrencies).map(
    (code) => html`<option${code === form.currency ? html` selected` : null}>${code}</option>`,
  );
  const described = form.isWrong
    ? html` aria-describedby="amount-error amount-hint" aria-invalid="true"`
    : html` aria-describedby="amount-hint"`;
  const error = form.isWrong ? html`<p class="error" id="amount-error" role="alert">${words.amountWrong}</p>` : null;
  const main = html`<form class="device" method="post" action="/payments/kiosk?locale=${locale}" novalidate><h1>${words.title}</h1>
<p class="lead">${words.text}</p>
<input type="hidden" name="slip" value="${newId('slip')}">
<div class="field"><label for="amount">${words.amount}</label><input id="amount" name="amount" dir="ltr" inputmode="decimal" autocomplete="off" maxlength="20" value="${form.amount}"${described}><p class="hint" id="amount-hint">${words.amountHint}</p>${error}</div>
<div class="field"><label for="currency">${words.currency}</label><select id="currency" name="currency" dir="ltr">${options}</select></div>
<button class="primary">${words.issue}</button></form>`;
  return layout({ locale, look: standInLooks.kiosk, title: words.title, main });
}

/** The slip to print. */
export function slipPage(locale: PageLocale, voucher: Voucher): string {
  const words = standInMessages(locale).kiosk;
  const code = groupedCode(voucher.code);
  const state = voucher.isUsed ? html`<p class="news" role="status">${words.used}</p>` : null;
  const main = html`<div class="device bare">${state}
<section class="slip" aria-labelledby="slip">
<h1 id="slip">${words.slip}</h1>
<p class="amount"><bdi>${formatAmount(voucher.amount, voucher.currency, locale)}</bdi></p>
${qrSvg(voucher.code, words.qr)}
<p class="label">${words.code}</p>
<p class="code" dir="ltr"><code>${code}</code></p>
<p class="hint">${words.useText}</p>
<p class="hint">${words.issued}: <bdi>${voucher.issuedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</bdi></p>
</section>
<p class="lead noprint">${words.printText}</p>
<a class="button quiet noprint" href="/payments/kiosk?locale=${locale}">${words.another}</a></div>`;
  return layout({ locale, look: standInLooks.kiosk, title: words.slip, main });
}
