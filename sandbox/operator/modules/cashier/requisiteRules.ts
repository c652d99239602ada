import { createHash } from 'node:crypto';
import { fullPhone, fullPhoneFault } from '../../../../src/shared/phone/fullPhone.ts';
import { hasLuhnChecksum } from '../../../../src/shared/validation/cardNumber.ts';
import { isBtcAddress, isOldBtcAddress, isTonAddress } from '../../../../src/shared/validation/coinAddress.ts';
import { isIban } from '../../../../src/shared/validation/iban.ts';
import { isWallet } from '../../../../src/shared/validation/wallet.ts';
import type { MethodField, WithdrawalTerms } from './methods.ts';

/** How a requisite of a kind is read and shown. */
interface Rule {
  /** Error code of a text that is not one. */
  readonly code: string;
  /** The text without spaces and hyphens where they mean nothing; null if it is none. */
  readonly clean: (text: string) => string | null;
  /** As the player recognises it. */
  readonly mask: (text: string) => string;
}

/** What a deposit is paid from, or a withdrawal goes to. */
type Kind = MethodField['kind'] | WithdrawalTerms['requisitesLabel'];

const LAST = 4;

const trimmed = (text: string): string => text.trim();
const compact = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

const rule = (
  code: string,
  read: (text: string) => string,
  is: (text: string) => boolean,
  mask: (text: string) => string,
): Rule => ({
  code,
  clean: (text) => (is(read(text)) ? read(text) : null),
  mask,
});

/** This many characters at its start and the last four; without those where that would be all of it. */
const ends =
  (start: number) =>
  (text: string): string =>
    `${text.slice(0, start)}...${text.length > start + LAST ? text.slice(-LAST) : ''}`;

/** 5-52 (a card by 6 digits, three dots, 4 digits), 5-54, and the coins' own checksums. */
const rules: Readonly<Record<Kind, Rule>> = {
  card_number: rule('cardNumber', compact, (text) => /^\d{12,19}$/.test(text) && hasLuhnChecksum(text), ends(6)),
  iban: rule('iban', compact, isIban, ends(4)),
  wallet: rule('wrongWallet', trimmed, isWallet, ends(2)),
  ton_address: rule('tonAddress', trimmed, isTonAddress, ends(4)),
  btc_address: rule('btcAddress', trimmed, (text) => isBtcAddress(text) && hasBase58Checksum(text), ends(4)),
  phone: rule('wrongPhoneFormat', fullPhone, (text) => fullPhoneFault(text) === null, ends(4)),
  bank: rule(
    'unknownBank',
    trimmed,
    (text) => /^[\w-]{1,40}$/.test(text),
    // The vendor's key of a bank says nothing to the player.
    () => '',
  ),
  voucher: rule('voucherUnknown', compact, (text) => /^[A-Z0-9]{16}$/.test(text), ends(4)),
};

export const requisiteRule = (kind: Kind): Rule => rules[kind];

/** 5-49 */
export const isHolder = (text: string): boolean => /^[\p{L}][\p{L}\p{M} .'’-]{1,69}$/u.test(text);

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Whether an old Bitcoin address has a right checksum; true for the new form, whose own has been checked. */
function hasBase58Checksum(text: string): boolean {
  if (!isOldBtcAddress(text)) return true;
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(LETTERS.indexOf(letter)), 0n);
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  if (bytes.length !== 25) return false;
  const hash = (data: Buffer) => createHash('sha256').update(data).digest();
  return hash(hash(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}
