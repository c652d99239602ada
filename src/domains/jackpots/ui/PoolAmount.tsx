import { observer } from 'mobx-react-lite';
import type { JackpotTier } from '../../../contract/jackpots.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { money } from '../../../shared/money/money.ts';
import { RisingAmount } from '../../../ui/basics/RisingAmount.tsx';
import { jackpotsStore } from '../JackpotsStore.ts';

interface Props {
  readonly jackpot: string;
  readonly tier: JackpotTier;
  readonly className?: string | undefined;
}

/** What a pool holds, rising as the server's value does (9-11: without decimals above 10,000). */
export const PoolAmount = observer(function PoolAmount({ jackpot, tier, className }: Props) {
  const { locale } = useApp();
  const amount = useStore(jackpotsStore).amountOf(jackpot, tier);
  if (amount === null) return null;
  const { currency } = amount;
  return (
    <RisingAmount
      // Another currency's amounts have nothing to do with these.
      key={currency}
      className={className}
      minor={amount.minor}
      format={(minor) => formatMoney(money(minor, currency), locale.code, 'total')}
    />
  );
});
