import { formatDateTime } from '../../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../../shared/dates/isoTime.ts';
import { formatMoney } from '../../../../shared/money/formatMoney.ts';
import type { Money } from '../../../../shared/money/money.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';

export interface CashierFormat {
  /** With all decimals of the currency. */
  readonly money: (value: Money) => string;
  /** For bounds and choices: "$20" without zero cents; nothing is cut off. */
  readonly brief: (value: Money) => string;
  /** A figure inside a sentence: isolated left to right. */
  readonly inText: (figure: string) => string;
  /** 9-16 in the player's own time zone: used only for loaded data, so never by the server. */
  readonly time: (iso: string) => string;
  /** "2.5" as a percentage in this language. */
  readonly percent: (decimal: string) => string;
}

export function useCashierFormat(): CashierFormat {
  const { locale, t } = useApp();
  return {
    money: (value) => formatMoney(value, locale.code, 'cashier'),
    brief: (value) => formatMoney(value, locale.code, 'precise'),
    inText: (figure) => (locale.dir === 'rtl' ? `\u2066${figure}\u2069` : figure),
    time(iso) {
      const at = isoToMs(iso);
      return at === null ? '' : formatDateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone, t('cashier:at'));
    },
    percent: (decimal) =>
      `${new Intl.NumberFormat(locale.code, { numberingSystem: 'latn', maximumFractionDigits: 4 }).format(decimal as `${number}`)}%`,
  };
}
