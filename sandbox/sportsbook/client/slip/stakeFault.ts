import { parseDecimalText } from '../../../../src/shared/money/parseDecimalText.ts';
import { formatAmount } from '../../rules/amounts.ts';
import type { SportsbookApp } from '../AppContext.ts';
import { moneyText } from '../moneyText.ts';
import { amountAsTyped } from '../../../../src/shared/money/typedAmount.ts';

/** What is to be said at the field of a stake, which asks where a text may mean two amounts; null while it is empty. */
export function stakeFault({ session, launch, t }: SportsbookApp, text: string): string | null {
  const { wallet, decimals, locale } = session;
  const read = parseDecimalText(text, decimals, locale);
  if (read.ok || read.error === 'empty' || wallet === null) return null;
  if (read.meanings === undefined) return t('stakeWrong', { example: amountAsTyped(wallet.limits.min_stake, session) });
  const [one, other] = read.meanings.map((units) =>
    moneyText(formatAmount(units, decimals), wallet.currency, launch.locale),
  );
  return t('stakeUnclear', { one: one ?? '', other: other ?? '' });
}
