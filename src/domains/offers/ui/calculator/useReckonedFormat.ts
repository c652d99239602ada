import { useApp } from '../../../../kernel/AppContext.tsx';
import { money } from '../../../../shared/money/money.ts';
import { moneyInText } from '../../../../shared/money/moneyInText.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since the first one of a page takes a phone some 50 ms. */
function countFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  formats.set(locale, known);
  return known;
}

interface ReckonedFormat {
  /** An amount of minor units, isolated in sentences that run right to left. */
  readonly amount: (minor: bigint) => string;
  readonly count: (value: number) => string;
  readonly percent: (whole: number) => string;
  /** "about": minutes, or hours and minutes. */
  readonly time: (seconds: number) => string;
  /** Of 100 players; said as a limit at both ends. */
  readonly inHundred: (chance: number) => string;
}

export function useReckonedFormat(currency: string): ReckonedFormat {
  const { t, locale } = useApp();
  const { before, after } = locale.percent;
  return {
    amount: (minor) => moneyInText(money(minor, currency), locale, 'precise'),
    count: (value) => countFormat(locale.code).format(value),
    percent: (whole) => `${before}${whole}${after}`,
    time(seconds) {
      const minutes = Math.max(1, Math.round(seconds / 60));
      if (minutes < 60) return t('calculator:time.minutes', { count: minutes });
      return t('calculator:time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    },
    inHundred(chance) {
      if (chance < 0.005) return t('calculator:players.fewerThanOne');
      if (chance > 0.995) return t('calculator:players.nearlyAll');
      return t('calculator:players.some', { count: Math.round(chance * 100) });
    },
  };
}
