import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { bankOf } from '../banks.ts';
import type { Intent, PageMethod } from '../payments.ts';
import { auroraMark, coinMark, flashpayMark, northgateMark, phoneMark, purseMark, slipMark } from './marks.ts';

/** The company whose page it is: its class in the style sheet, its name and its mark. */
export interface Look {
  readonly className: string;
  readonly name: string;
  readonly mark: Html;
}

const looks: Readonly<Record<Exclude<PageMethod, 'bankpay'>, Look>> = {
  card: { className: 'card', name: 'Northgate Pay', mark: northgateMark },
  flashpay: { className: 'flashpay', name: 'FlashPay', mark: flashpayMark },
  purse: { className: 'purse', name: 'Purse', mark: purseMark },
};

/** The look of pages that belong to no payment. */
export const vendorLook: Look = looks.card;

/** The bank that asks the holder of a card. */
export const challengeLook: Look = { className: 'aurora', name: 'Aurora Bank', mark: auroraMark };

/** The vendor's own back office. */
export const consoleLook: Look = { className: 'console', name: 'Northgate Pay', mark: northgateMark };

/** What buyers have in the world, and the sandbox stands in for. */
export const standInLooks = {
  phone: { className: 'standin phone', name: 'Mobile Pay', mark: phoneMark },
  wallet: { className: 'standin wallet', name: 'Coin Pocket', mark: coinMark },
  kiosk: { className: 'standin kiosk', name: 'Corner Kiosk', mark: slipMark },
} satisfies Readonly<Record<string, Look>>;

export function lookOf({ method, account }: Pick<Intent, 'method' | 'account'>): Look {
  if (method === 'card' || method === 'flashpay' || method === 'purse') return looks[method];
  const bank = method === 'bankpay' ? bankOf(account) : undefined;
  if (bank === undefined) return vendorLook;
  const mark = html`<b class="mark letter" aria-hidden="true">${bank.name.slice(0, 1)}</b>`;
  return { className: `bankpay bank-${bank.id}`, name: bank.name, mark };
}
