import type { RequisiteKind } from '../../contract/cashier/deposits.ts';
import { patternMask } from '../../shared/masks/patternMask.ts';
import { shownIn, signMask } from '../../shared/masks/TextMask.ts';
import type { TextMask } from '../../shared/masks/TextMask.ts';
import { fullPhoneFault } from '../../shared/phone/fullPhone.ts';
import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { cardNumberRule } from '../../shared/validation/cardNumber.ts';
import { btcAddressRule, tonAddressRule } from '../../shared/validation/coinAddress.ts';
import { isIban } from '../../shared/validation/iban.ts';
import { isWallet } from '../../shared/validation/wallet.ts';
import type { FormError } from '../../kernel/forms/FormStore.ts';
import type { DestinationKind } from './destinationKind.ts';
import { payerPhoneMask } from './payerPhoneMask.ts';

/** What a deposit is paid from, or a withdrawal goes to. */
export type TypedKind = RequisiteKind | DestinationKind;

type Rule = (value: string) => FormError | null;

interface Shape {
  /** Null for a text of which every sign counts. */
  readonly mask: TextMask | null;
  /** A whole text as shown in the field: grouped, and without what its kind does not have. */
  readonly shown: (typed: string) => string;
  /** The text to send. */
  readonly wire: (shown: string) => string;
  /** For a text to send that is not empty. */
  readonly fault: Rule;
}

/** Card numbers in groups of four, American Express (34, 37) as 4-6-5; a card number has at most 19 digits. */
const plainCard = patternMask('#### #### #### #### ###');
const amexCard = patternMask('#### ###### #####');
const longestCard = 19;
const longestAmex = 15;
const longestIban = 34;
const voucherLength = 16;
/** The contract's maximum length of a wallet and of a destination. */
const longestText = 64;

const wrong = (code: string): FormError => ({ code, params: {} });
const matches =
  (pattern: RegExp, code: string): Rule =>
  (value) =>
    pattern.test(value) ? null : wrong(code);

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);
const cardMask = signMask({
  isSign: /\d/,
  read: digitsOf,
  most: (signs) => (isAmex(signs) ? longestAmex : longestCard),
  show: (signs) => (isAmex(signs) ? amexCard : plainCard).show(signs),
});

/** Letters and digits in groups of four. */
const inFours = (most: number) =>
  signMask({
    isSign: /[A-Z\d]/,
    read: (text) =>
      asciiDigits(text)
        .replace(/[^a-z\d]/gi, '')
        .toUpperCase(),
    most: () => most,
    show: (signs) => signs.replace(/(.{4})(?=.)/g, '$1 '),
  });

/** A text that is shown in a mask and sent without its spaces. */
const masked = (mask: TextMask, fault: Rule): Shape => ({
  mask,
  shown: (typed) => shownIn(mask, typed),
  wire: withoutSpaces,
  fault,
});

/** All its letters and signs count. */
const verbatim = (fault: Rule): Shape => ({
  mask: null,
  shown: (typed) => typed.slice(0, longestText),
  wire: (shown) => shown.trim(),
  fault,
});

const phoneFault: Rule = (value) => {
  const code = fullPhoneFault(value);
  return code === null ? null : wrong(code);
};

/** 5-52 for cards, 5-54 for IBANs. */
const shapes: Readonly<Record<TypedKind, Shape>> = {
  card: masked(cardMask, cardNumberRule()),
  phone: masked(payerPhoneMask, phoneFault),
  iban: masked(inFours(longestIban), (value) => (isIban(value) ? null : wrong('iban'))),
  voucher: masked(inFours(voucherLength), matches(/^[A-Z\d]{16}$/, 'voucherLength')),
  wallet: {
    mask: null,
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
