import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../../ui/tiles/ChipRow.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { depositPath, historyPath, withdrawPath } from '../../paths.ts';

export type CashierSection = 'deposit' | 'withdraw' | 'history';

/** Links to the three pages of the cashier. */
export function CashierNav({ current }: { readonly current: CashierSection }) {
  const { t, href } = useApp();
  return (
    <ChipRow label={t('core:nav.cashier')}>
      <Chip href={href(depositPath())} isOn={current === 'deposit'}>
        {t('menu:cashier.deposit')}
      </Chip>
      <Chip href={href(withdrawPath)} isOn={current === 'withdraw'}>
        {t('menu:cashier.withdraw')}
      </Chip>
      <Chip href={href(historyPath)} isOn={current === 'history'}>
        {t('menu:cashier.history')}
      </Chip>
    </ChipRow>
  );
}
