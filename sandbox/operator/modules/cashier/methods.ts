/** The cashier's methods and their limits. Amounts are in major units in this file, minor units elsewhere. */
import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';

export type MethodName = 'card' | 'flashpay';

export interface CashierMethod {
  readonly sysname: MethodName;
  readonly name: string;
  readonly kind: 'hosted' | 'instant';
  /** Code of its cryptocurrency, if it is of one. */
  readonly crypto?: string;
  /** Path of its picture on the vendors' server. */
  readonly image: string;
  readonly depositTime: 'instant' | 'minutes' | 'hours' | 'day';
  readonly withdrawalTime: 'instant' | 'minutes' | 'hours' | 'day';
  /** Message key of the label of a withdrawal's requisites. */
  readonly requisitesLabel: string;
}

export const cashierMethods: readonly CashierMethod[] = [
  {
    sysname: 'card',
    name: 'Card',
    kind: 'hosted',
    image: '/art/payments/card.svg',
    depositTime: 'instant',
    withdrawalTime: 'minutes',
    requisitesLabel: 'card_number',
  },
  {
    sysname: 'flashpay',
    name: 'FlashPay',
    kind: 'instant',
    image: '/art/payments/instant.svg',
    depositTime: 'instant',
    withdrawalTime: 'instant',
    requisitesLabel: 'iban',
  },
];

interface Scale {
  readonly depositMin: number;
  readonly depositMax: number;
  readonly withdrawalMin: number;
  readonly withdrawalMax: number;
  readonly presets: readonly number[];
}

const usual: Scale = {
  depositMin: 10,
  depositMax: 10_000,
  withdrawalMin: 10,
  withdrawalMax: 5000,
  presets: [20, 50, 100, 250],
};

/** Limits and presets per currency: round amounts, not converted ones. */
const scales: Readonly<Record<string, Scale>> = {
  JPY: {
    depositMin: 1000,
    depositMax: 1_500_000,
    withdrawalMin: 1500,
    withdrawalMax: 750_000,
    presets: [3000, 7500, 15_000, 40_000],
  },
  KWD: { depositMin: 3, depositMax: 3000, withdrawalMin: 3, withdrawalMax: 1500, presets: [6, 15, 30, 75] },
};

export interface Limits {
  readonly min: bigint;
  readonly max: bigint;
}

export function depositLimits(currency: string): Limits & { readonly presets: readonly bigint[] } {
  const { depositMin, depositMax, presets } = scales[currency] ?? usual;
  return {
    min: minor(depositMin, currency),
    max: minor(depositMax, currency),
    presets: presets.map((preset) => minor(preset, currency)),
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
