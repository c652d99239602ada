import { useApp } from '../../../../kernel/AppContext.tsx';
import { formatMoney } from '../../../../shared/money/formatMoney.ts';
import { MoneyFormatError, parseMoney } from '../../../../shared/money/moneyWire.ts';
import { groupedDigits } from '../../../../shared/text/groupedDigits.ts';
import type { Credit } from '../parseItem.ts';
import styles from './CreditText.module.css';

/** Kinds of rewards that are counted; everything else is a currency. */
const counted = ['points', 'tickets', 'vpn_days', 'spins', 'freespins'];

/**
 * What a notice brings, such as "$5.00" or "+50 points"; nothing for none, for what its text says itself, or for what this
 * version does not know.
 */
export function CreditText({ amount, amountType, text: said }: Credit & { readonly text: string }) {
  const { t, locale } = useApp();
  if (amount === '') return null;
  if (counted.includes(amountType)) {
    if (new RegExp(`(?<!\\d)${groupedDigits(amount)}(?!\\d)`).test(said)) return null;
    return <span className={styles['credit']}>{t(`inbox:credit.${amountType}`, { count: Number(amount) })}</span>;
  }
  const text = moneyText({ amount, amountType }, locale.code);
  if (text === null || said.includes(text)) return null;
  return (
    <span className={styles['credit']} dir="ltr">
      {text}
    </span>
  );
}

function moneyText({ amount, amountType }: Credit, locale: string): string | null {
  try {
    return formatMoney(parseMoney({ amount, currency: amountType }), locale, 'cashier');
  } catch (error) {
    if (error instanceof MoneyFormatError) return null;
    throw error;
  }
}
