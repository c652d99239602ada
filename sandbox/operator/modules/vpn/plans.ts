import { minorUnits, wireMoney } from '../../ledger/amounts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { EntryTexts } from '../notifications/inbox/module.ts';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';

type Words = Readonly<Record<LocaleCode, { readonly title: string; readonly text: string }>>;

/** A plan of the VPN shop. Its prices are divisible by its months, so that "per month" is exact. */
export interface Plan {
  readonly id: string;
  readonly days: number;
  readonly months: number;
  readonly devices: number;
  /** Decimal texts by currency. */
  readonly price: Readonly<Record<string, string>>;
  readonly words: Words;
}

export const plans: readonly Plan[] = [
  {
    id: 'month',
    days: 30,
    months: 1,
    devices: 2,
    price: { USD: '5.00', EUR: '5.00', JPY: '750', KWD: '1.500', TON: '1.50' },
    words: {
      en: { title: 'A month', text: 'To try it, or for a journey.' },
      ru: { title: 'Месяц', text: 'Попробовать или взять в поездку.' },
      es: { title: 'Un mes', text: 'Para probarlo o para un viaje.' },
      ar: { title: 'شهر', text: 'للتجربة أو لرحلة.' },
    },
  },
  {
    id: 'quarter',
    days: 90,
    months: 3,
    devices: 5,
    price: { USD: '13.50', EUR: '13.50', JPY: '2025', KWD: '4.050', TON: '4.05' },
    words: {
      en: { title: 'Three months', text: 'For the phone, the laptop and the house.' },
      ru: { title: 'Три месяца', text: 'Для телефона, ноутбука и дома.' },
      es: { title: 'Tres meses', text: 'Para el móvil, el portátil y la casa.' },
      ar: { title: 'ثلاثة أشهر', text: 'للهاتف والحاسوب والمنزل.' },
    },
  },
  {
    id: 'year',
    days: 365,
    months: 12,
    devices: 10,
    price: { USD: '42.00', EUR: '42.00', JPY: '6300', KWD: '12.600', TON: '12.60' },
    words: {
      en: { title: 'A year', text: 'The lowest price for each month.' },
      ru: { title: 'Год', text: 'Самая низкая цена за месяц.' },
      es: { title: 'Un año', text: 'El precio más bajo por mes.' },
      ar: { title: 'سنة', text: 'أقل سعر لكل شهر.' },
    },
  },
];

/** The plan of days that were given: what a renewal of them costs. */
export const givenPlan = 'month';

export const findPlan = (id: string): Plan | undefined => plans.find((plan) => plan.id === id);

/** A plan that is not sold any more keeps running; it is renewed as the shortest one. */
export const knownPlan = (id: string): Plan => {
  const plan = findPlan(id) ?? plans[0];
  if (plan === undefined) throw new Error('The VPN shop has no plans');
  return plan;
};

/** In minor units; every currency of the casino has a price. */
export function priceOf({ id, price }: Plan, currency: string): bigint {
  const minor = minorUnits(price[currency] ?? '', currency);
  if (minor === null) throw new Error(`The VPN plan ${id} has no price in ${currency}`);
  return minor;
}

type WirePlan = OutputOf<typeof vpn.getShop>['plans'][number];

export function presentPlan(plan: Plan, currency: string, locale: LocaleCode): WirePlan {
  const { id, days, months, devices, words } = plan;
  const { title, text } = words[locale];
  const price = priceOf(plan, currency);
  return {
    id,
    title,
    description: text,
    days,
    devices,
    price: wireMoney(price, currency),
    per_month: wireMoney(price / BigInt(months), currency),
  };
}

/** Names of a plan, for texts in all languages. */
export const planTitle = (id: string, locale: keyof EntryTexts): string => knownPlan(id).words[locale].title;
