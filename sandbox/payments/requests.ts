import { PaymentError } from './PaymentError.ts';
import { methods, payoutMethods } from './payments.ts';
import type { IntentRequest, Method, PayoutRequest, ReturnUrls } from './payments.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Parses a JSON object. */
export function readObject(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The error is thrown below, as for every other body that is not an object.
  }
  throw new PaymentError('InvalidRequest', 'The body must be a JSON object');
}

export function readText(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields[name];
  if (typeof value !== 'string' || !pattern.test(value))
    throw new PaymentError('InvalidRequest', `${name} is missing or malformed`, name);
  return value;
}

export function readChoice<const T extends string>(fields: Fields, name: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === fields[name]);
  if (choice === undefined)
    throw new PaymentError('InvalidRequest', `${name} must be one of ${choices.join(', ')}`, name);
  return choice;
}

export function readInteger(fields: Fields, name: string, min: number, max: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new PaymentError('InvalidRequest', `${name} must be a whole number from ${min} to ${max}`, name);
  }
  return value;
}

/** Format of merchant references and of the vendor's ids. */
export const reference = /^[\w.:-]{1,100}$/;
export const currencyCode = /^[A-Z0-9]{3,10}$/;
export const amountText = /^(?=.*[1-9])(0|[1-9]\d{0,23})(\.\d{1,18})?$/;

export function readMerchantRef(fields: Fields): string {
  return readText(fields, 'merchant_ref', reference);
}

function readUrl(fields: Fields, name: string): string {
  const value = fields[name];
  const isWeb =
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
  if (!isWeb) throw new PaymentError('InvalidRequest', `${name} must be an http or https address`, name);
  return value;
}

function readReturnUrls(value: unknown): ReturnUrls {
  const fields: Fields = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    success: readUrl(fields, 'success'),
    fail: readUrl(fields, 'fail'),
    cancel: readUrl(fields, 'cancel'),
    pending: readUrl(fields, 'pending'),
  };
}

const readOrder = (fields: Fields) => ({
  merchantRef: readMerchantRef(fields),
  amount: readText(fields, 'amount', amountText),
  currency: readText(fields, 'currency', currencyCode),
  webhookUrl: readUrl(fields, 'webhook_url'),
});

/** The requisite of each method that has one. */
const requisiteOf: Readonly<Partial<Record<Method, string>>> = {
  purse: 'wallet',
  bankpay: 'bank',
  mobilepay: 'phone',
  voucher: 'voucher',
};

/** The requisite's text as it was typed; whether it is right is decided when the payment is opened. */
function readAccount(method: Method, value: unknown): string {
  const name = requisiteOf[method];
  if (name === undefined) return '';
  const fields: Fields = typeof value === 'object' && value !== null ? { ...value } : {};
  const text = fields[name];
  if (typeof text !== 'string' || !/^[^\p{Cc}]{1,100}$/u.test(text.trim()))
    throw new PaymentError('WrongRequisites', `${name} is missing or malformed`, name);
  return text.trim();
}

const readOptional = (fields: Fields, name: string): string =>
  [undefined, null, ''].some((none) => none === fields[name]) ? '' : readText(fields, name, reference);

export function readIntentRequest(fields: Fields): IntentRequest {
  const method = readChoice(fields, 'method', methods);
  return {
    ...readOrder(fields),
    method,
    locale: readText(fields, 'locale', /^[A-Za-z-]{2,20}$/),
    returnUrls: readReturnUrls(fields['return_urls']),
    account: readAccount(method, fields['requisites']),
    customer: readOptional(fields, 'customer'),
    savedCard: readOptional(fields, 'saved_card'),
  };
}

export function readPayoutRequest(fields: Fields): PayoutRequest {
  const savedCard = readOptional(fields, 'saved_card');
  return {
    ...readOrder(fields),
    method: readChoice(fields, 'method', savedCard === '' ? payoutMethods : ['card']),
    requisites: savedCard === '' ? readText(fields, 'requisites', /^[^\p{Cc}]{4,200}$/u) : '',
    savedCard,
    customer: savedCard === '' ? '' : readText(fields, 'customer', reference),
  };
}
