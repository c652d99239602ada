import { formatDate, formatDateTime } from '../../shared/dates/formatDate.ts';
import { formatMoney } from '../../shared/money/formatMoney.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import type { Money } from '../../shared/money/money.ts';
import { useApp } from '../AppContext.tsx';

/** How figures are written in the player's language. */
interface Figures {
  readonly money: (value: Money) => string;
  /** An amount inside a sentence: isolated left to right. */
  readonly inText: (value: Money) => string;
  /** Of a whole number, or of decimal text such as "0.2". */
  readonly percent: (value: number | string) => string;
  /** 9-16 in the player's own time zone: used only for loaded data. */
  readonly time: (at: number) => string;
  readonly day: (at: number) => string;
}

export function useFigures(): Figures {
  const { locale, t } = useApp();
  const money = (value: Money) => formatMoney(value, locale.code, 'cashier');
  const { before, decimal, after } = locale.percent;
  return {
    money,
    inText: (value) => moneyInText(value, locale),
    percent: (value) => `${before}${String(value).replace('.', decimal)}${after}`,
    time: (at) => formatDateTime(at, zone(), t('forms:at')),
    day: (at) => formatDate(at, zone()),
  };
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
