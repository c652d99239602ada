/** The cashier's methods and their limits. Amounts are in major units in this file, minor units elsewhere. */
import type { MethodKind, RequisiteKind, RequisiteName } from '../../../../src/contract/cashier/deposits.ts';
import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import { methodNames } from '../../market/methodNames.ts';

export type MethodName = keyof typeof methodNames;
type Time = 'instant' | 'minutes' | 'hours' | 'day';

export interface MethodField {
  readonly name: RequisiteName;
  readonly kind: RequisiteKind;
  readonly isRequired: boolean;
}

export interface WithdrawalTerms {
  readonly time: Time;
  /** What the requisites are: a message key for the client, and here the rule they are read by. */
  readonly requisitesLabel: 'card_number' | 'iban' | 'wallet' | 'ton_address' | 'btc_address';
  /** The account's holder is asked for as well. */
  readonly needsHolder?: true;
}

export interface CashierMethod {
  readonly sysname: MethodName;
  readonly name: string;
  readonly kind: MethodKind;
  /** Code of its cryptocurrency, if it is of one. */
  readonly crypto?: string;
  /** Path of its picture on the vendors' server. */
  readonly image: string;
  readonly depositTime: Time;
  /** What a deposit asks for. */
  readonly fields: readonly MethodField[];
  /** Decimal text: the part of a deposit that the method keeps, in percent. */
  readonly feePercent: string;
  /** How money is paid out by it; left out for a method that only takes money. */
  readonly withdrawal?: WithdrawalTerms;
  /** Account currencies that it takes; left out for all. */
  readonly currencies?: readonly string[];
  /** Countries of players that it serves; left out for all. A player without a country is served. */
  readonly countries?: readonly string[];
}

export type WithdrawalMethod = CashierMethod & { readonly withdrawal: WithdrawalTerms };

export const paysOut = (method: CashierMethod): method is WithdrawalMethod => method.withdrawal !== undefined;

const field = (name: RequisiteName, kind: RequisiteKind): MethodField => ({ name, kind, isRequired: true });

export const cashierMethods: readonly CashierMethod[] = [
  {
    sysname: 'card',
    name: methodNames.card,
    kind: 'hosted',
    image: '/art/payments/card.svg',
    depositTime: 'instant',
    fields: [],
    feePercent: '0',
    withdrawal: { time: 'minutes', requisitesLabel: 'card_number' },
    currencies: ['USD', 'EUR', 'JPY', 'KWD'],
  },
  {
    sysname: 'flashpay',
    name: methodNames.flashpay,
    kind: 'instant',
    image: '/art/payments/instant.svg',
    depositTime: 'instant',
    fields: [],
    feePercent: '0',
    withdrawal: { time: 'instant', requisitesLabel: 'iban' },
    currencies: ['USD', 'EUR', 'JPY', 'KWD'],
  },
  {
    sysname: 'purse',
    name: methodNames.purse,
    kind: 'redirect',
    image: '/art/payments/purse.svg',
    depositTime: 'instant',
    fields: [field('wallet', 'wallet')],
    feePercent: '0',
    withdrawal: { time: 'minutes', requisitesLabel: 'wallet' },
    currencies: ['USD', 'EUR', 'JPY', 'KWD'],
  },
  {
    sysname: 'bankpay',
    name: methodNames.bankpay,
    kind: 'window',
    image: '/art/payments/bank.svg',
    depositTime: 'minutes',
    fields: [field('bank', 'bank')],
    feePercent: '0',
    withdrawal: { time: 'day', requisitesLabel: 'iban', needsHolder: true },
    currencies: ['USD', 'EUR'],
  },
  {
    sysname: 'mobilepay',
    name: methodNames.mobilepay,
    kind: 'mobile',
    image: '/art/payments/mobile.svg',
    depositTime: 'minutes',
    fields: [field('phone', 'phone')],
    feePercent: '1.5',
    currencies: ['USD', 'EUR', 'JPY', 'KWD'],
  },
  {
    sysname: 'ton',
    name: methodNames.ton,
    kind: 'crypto',
    crypto: 'TON',
    image: '/art/payments/ton.svg',
    depositTime: 'minutes',
    fields: [],
    feePercent: '0',
    withdrawal: { time: 'minutes', requisitesLabel: 'ton_address' },
  },
  {
    sysname: 'btc',
    name: methodNames.btc,
    kind: 'crypto',
    crypto: 'BTC',
    image: '/art/payments/btc.svg',
    depositTime: 'hours',
    fields: [],
    feePercent: '0',
    withdrawal: { time: 'hours', requisitesLabel: 'btc_address' },
    currencies: ['USD', 'EUR', 'JPY', 'KWD'],
  },
  {
    sysname: 'voucher',
    name: methodNames.voucher,
    kind: 'voucher',
    image: '/art/payments/voucher.svg',
    depositTime: 'instant',
    fields: [field('voucher', 'voucher')],
    feePercent: '0',
    currencies: ['USD', 'EUR', 'JPY', 'KWD'],
  },
];

/** Whether the method is for accounts in the currency, and for players of the country; '' for an unknown country. */
export function fitsPlayer({ currencies, countries }: CashierMethod, currency: string, country: string): boolean {
  const isCurrency = currencies === undefined || currencies.includes(currency);
  return isCurrency && (countries === undefined || country === '' || countries.includes(country));
}

interface Scale {
  readonly depositMin: number;
  readonly depositMax: number;
  readonly withdrawalMin: number;
  readonly withdrawalMax: number;
  /** Only offered where the content system has none (3-43). */
  readonly presets: readonly number[];
  /** Deposits are multiples of it; of one smallest unit if left out. */
  readonly step?: number;
}

const usual: Scale = {
  depositMin: 10,
  depositMax: 10_000,
  withdrawalMin: 10,
  withdrawalMax: 10_000,
  presets: [20, 50, 100, 250],
};

/** Of currencies with a unit worth about three dollars. */
const dearUnits: Scale = {
  depositMin: 3,
  depositMax: 3000,
  withdrawalMin: 3,
  withdrawalMax: 3000,
  presets: [6, 15, 30, 75],
};

/** Limits and presets per currency: round amounts, not converted ones. */
const scales: Readonly<Record<string, Scale>> = {
  JPY: {
    depositMin: 1000,
    depositMax: 1_500_000,
    withdrawalMin: 1500,
    withdrawalMax: 1_500_000,
    presets: [3000, 7500, 15_000, 40_000],
    step: 10,
  },
  KWD: dearUnits,
  TON: dearUnits,
};

export interface Limits {
  readonly min: bigint;
  readonly max: bigint;
}

export interface DepositBounds extends Limits {
  readonly presets: readonly bigint[];
  /** Deposits are multiples of this. */
  readonly step: bigint;
}

export function depositLimits(currency: string): DepositBounds {
  const { depositMin, depositMax, presets, step } = scales[currency] ?? usual;
  return {
    min: minor(depositMin, currency),
    max: minor(depositMax, currency),
    presets: presets.map((preset) => minor(preset, currency)),
    step: step === undefined ? 1n : minor(step, currency),
  };
}

export function withdrawalLimits(currency: string): Limits {
  const { withdrawalMin, withdrawalMax } = scales[currency] ?? usual;
  return { min: minor(withdrawalMin, currency), max: minor(withdrawalMax, currency) };
}

function minor(units: number, currency: string): bigint {
  return BigInt(units) * 10n ** BigInt(currencyDecimals(currency));
}

export function findMethod(sysname: string): CashierMethod | null {
  return cashierMethods.find((method) => method.sysname === sysname) ?? null;
}
