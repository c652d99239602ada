import type { RequisiteKind } from '../../contract/cashier/deposits.ts';
import { maskText } from '../../shared/phone/maskText.ts';
import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { cardNumberRule } from '../../shared/validation/cardNumber.ts';
import { btcAddressRule, tonAddressRule } from '../../shared/validation/coinAddress.ts';
import { isIban } from '../../shared/validation/iban.ts';
import { isWallet } from '../../shared/validation/wallet.ts';
import type { FormError } from '../../kernel/forms/FormStore.ts';
import type { DestinationKind } from './destinationKind.ts';

/** What a deposit is paid from, or a withdrawal goes to. */
export type TypedKind = RequisiteKind | DestinationKind;

type Rule = (value: string) => FormError | null;

interface Shape {
  /** The typed text as shown in the field: grouped, and without what its kind does not have. */
  readonly shown: (typed: string) => string;
  /** The text to send. */
  readonly wire: (shown: string) => string;
  /** For a text to send that is not empty. */
  readonly fault: Rule;
}

/** Card numbers in groups of four, American Express (34, 37) as 4-6-5; a card number has at most 19 digits. */
const plainCard = '#### #### #### #### ###';
const amexCard = '#### ###### #####';
const longestIban = 34;
const voucherLength = 16;
/** The contract's maximum length of a wallet and of a destination. */
const longestText = 64;
/** E.164: at most 15 digits with the country code; whole numbers have at least 8 in every country. */
const longestPhone = 15;
const phonePattern = /^\+?\d{8,15}$/;

const wrong = (code: string): FormError => ({ code, params: {} });
const matches =
  (pattern: RegExp, code: string): Rule =>
  (value) =>
    pattern.test(value) ? null : wrong(code);

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
const lettersAndDigits = (text: string, most: number): string =>
  asciiDigits(text)
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
    .slice(0, most);

function cardText(typed: string): string {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  return maskText(digits, /^3[47]/.test(digits) ? amexCard : plainCard).shown;
}

function phoneText(typed: string): string {
  const text = asciiDigits(typed);
  const digits = text.replace(/\D/g, '').slice(0, longestPhone);
  return text.trimStart().startsWith('+') ? `+${digits}` : digits;
}

/** All its letters and signs count. */
const verbatim = (fault: Rule): Shape => ({
  shown: (typed) => typed.slice(0, longestText),
  wire: (shown) => shown.trim(),
  fault,
});

/** 5-52 for cards, 5-54 for IBANs. */
const shapes: Readonly<Record<TypedKind, Shape>> = {
  card: { shown: cardText, wire: withoutSpaces, fault: cardNumberRule() },
  phone: { shown: phoneText, wire: withoutSpaces, fault: matches(phonePattern, 'wrongPhoneFormat') },
  iban: {
    shown: (typed) => inFours(lettersAndDigits(typed, longestIban)),
    wire: withoutSpaces,
    fault: (value) => (isIban(value) ? null : wrong('iban')),
  },
  voucher: {
    shown: (typed) => inFours(lettersAndDigits(typed, voucherLength)),
    wire: withoutSpaces,
    fault: matches(/^[A-Z\d]{16}$/, 'voucherLength'),
  },
  wallet: {
    shown: (typed) => asciiDigits(typed).slice(0, longestText),
    wire: (shown) => shown.trim(),
    fault: (value) => (isWallet(value) ? null : wrong('wrongWallet')),
  },
  ton: verbatim(tonAddressRule),
  btc: verbatim(btcAddressRule),
  bank: verbatim(() => null),
  other: verbatim(() => null),
};

export const requisiteShape = (kind: TypedKind): Shape => shapes[kind];
