import { asciiDigits } from '../../src/shared/text/asciiDigits.ts';
import { banksFor } from './banks.ts';
import { PaymentError } from './PaymentError.ts';
import type { IntentRequest } from './payments.ts';
import { readVoucherCode } from './vouchers/voucherCode.ts';

/**
 * Digits of a phone number in international format, or null: ITU-T E.164 allows fifteen at most. Contacts put signs around
 * it that nobody sees.
 */
export function phoneDigits(text: string): string | null {
  const digits = asciiDigits(text).replaceAll(/[\s()+＋.\-\p{Cf}]/gu, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** A wallet of Purse: an e-mail address, a phone or an account name. */
const wallet = /^[\p{L}\d+][\p{L}\p{M}\d@._+-]{3,63}$/u;

/** The request with its requisite as it is stored; throws WrongRequisites if it can be of no account. */
export function checkAccount(request: IntentRequest): IntentRequest {
  const { method, account, currency } = request;
  switch (method) {
    case 'purse':
      if (!wallet.test(account)) throw new PaymentError('WrongRequisites', 'This is no wallet', 'wallet');
      return request;
    case 'bankpay':
      if (!banksFor(currency).some(({ id }) => id === account))
        throw new PaymentError('WrongRequisites', 'No such bank in this currency', 'bank');
      return request;
    case 'mobilepay': {
      const digits = phoneDigits(account);
      if (digits === null) throw new PaymentError('WrongRequisites', 'This is no phone number', 'phone');
      return { ...request, account: digits };
    }
    case 'voucher': {
      const code = readVoucherCode(account);
      if (code === null) throw new PaymentError('WrongRequisites', 'This is no voucher', 'voucher');
      return { ...request, account: code };
    }
    case 'card':
    case 'flashpay':
    case 'btc':
    case 'ton':
      return request;
  }
}
