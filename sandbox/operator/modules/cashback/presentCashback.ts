import type { LocaleCode } from '../../market/facts.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { CashbackKind } from '../../../../src/contract/cashback.ts';
import type { Cashback } from './cashbackRepository.ts';
import { lostOf, percentText } from './cashbackRules.ts';
import type { Period, Played } from './cashbackRules.ts';

type Texts = Readonly<Record<LocaleCode, { readonly title: string; readonly text: string }>>;

const texts: Readonly<Record<CashbackKind, Texts>> = {
  period: {
    en: { title: 'Weekly cashback', text: 'A part of what you lost in the week, as your own money.' },
    ru: { title: 'Кешбэк за неделю', text: 'Часть проигранного за неделю, на основной баланс.' },
    es: { title: 'Cashback semanal', text: 'Una parte de lo que perdiste en la semana, como dinero tuyo.' },
    ar: { title: 'استرداد أسبوعي', text: 'جزء مما خسرته خلال الأسبوع، يعود إليك مالًا خالصًا لك.' },
  },
  rake: {
    en: { title: 'Daily rakeback', text: 'A part of what you staked in the day, whatever it won.' },
    ru: { title: 'Рейкбек за день', text: 'Часть ставок за день, чем бы они ни закончились.' },
    es: { title: 'Rakeback diario', text: 'Una parte de lo que apostaste en el día, ganaras o no.' },
    ar: { title: 'استرداد يومي من الرهانات', text: 'جزء مما راهنت به خلال اليوم مهما كانت النتيجة.' },
  },
};

const isLocale = (locale: string): locale is LocaleCode => Object.hasOwn(texts.period, locale);

/** How a cashback comes about. */
export interface Sum extends Played {
  readonly kind: CashbackKind;
  readonly currency: string;
  /** Hundredths of a percent. */
  readonly rate: bigint;
  readonly amount: bigint;
}

export function presentSum({ kind, currency, rate, ...sum }: Sum, { start, end }: Period) {
  const money = (minor: bigint) => wireMoney(minor, currency);
  return {
    kind,
    start_date: start.toISOString(),
    end_date: end.toISOString(),
    staked: money(sum.staked),
    won: money(sum.won),
    lost: money(lostOf(sum)),
    percent: percentText(rate),
    amount: money(sum.amount),
  };
}

/** 3-58 */
export function presentCashback(cashback: Cashback, locale: string) {
  return {
    id: Number(cashback.id),
    status: cashback.status,
    ...presentSum(cashback, { start: cashback.start_date, end: cashback.end_date }),
    description: texts[cashback.kind][isLocale(locale) ? locale : 'en'],
    receiving_expired_at: cashback.receiving_expired_at?.toISOString() ?? null,
    paid_at: cashback.paid_at?.toISOString() ?? null,
  };
}
