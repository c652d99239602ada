import { useEffect, useRef } from 'react';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../../ui/tiles/ChipRow.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import styles from './CashierFrame.module.css';
import { depositPath, historyPath, walletPath, withdrawPath } from '../../paths.ts';

export type CashierSection = 'deposit' | 'withdraw' | 'wallet' | 'history';

/** Links to the pages of the cashier. */
export function CashierNav({ current }: { readonly current: CashierSection }) {
  const { t, href } = useApp();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Long names in a narrow row: the current page is not left outside.
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div ref={row} className={styles['nav']}>
      <ChipRow label={t('core:nav.cashier')}>
        <Chip href={href(depositPath())} isOn={current === 'deposit'}>
          {t('menu:cashier.deposit')}
        </Chip>
        <Chip href={href(withdrawPath)} isOn={current === 'withdraw'}>
          {t('menu:cashier.withdraw')}
        </Chip>
        <Chip href={href(walletPath)} isOn={current === 'wallet'}>
          {t('menu:cashier.wallet')}
        </Chip>
        <Chip href={href(historyPath)} isOn={current === 'history'}>
          {t('menu:cashier.history')}
        </Chip>
      </ChipRow>
    </div>
  );
}
