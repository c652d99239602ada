import { expect, test } from 'vitest';
import { phoneDigits } from '../checkAccount.ts';
import { readAmount } from '../currencies.ts';
import { newVoucherCode, readVoucherCode } from '../vouchers/voucherCode.ts';
import { checkCard, plainExpiry } from './cardForm.ts';

/** The digits of scripts by their zero: Arabic, Persian, Devanagari, Bengali, Thai and full-width ones. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const inScript = (zero: number, text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

test.each(zeros)('3-54 the vendor takes digits of the script with the zero U+%x', (zero) => {
  const of = (text: string) => inScript(zero, text);
  const card = { number: of('4111 1111 1111 1111'), expiry: of('12/34'), holder: 'Ada Reed', cvc: of('123') };
  expect(checkCard(card, '', new Date('2026-03-01T12:00:00Z'))).toEqual({ errors: {}, mask: '411111...1111' });
  expect([plainExpiry(of('1/34')), phoneDigits(of('\u202A+371 20 123 456'))]).toEqual(['01/34', '37120123456']);
  expect(readAmount(of('12.5'), 2)).toBe('12.5');
  const code = newVoucherCode();
  expect(readVoucherCode(of(code))).toBe(code);
});
