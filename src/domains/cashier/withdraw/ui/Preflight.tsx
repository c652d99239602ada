import type { CSSProperties } from 'react';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import { Stat } from '../../../../ui/blocks/Stat.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import type { WithdrawSettings } from '../parseWithdraw.ts';
import { LockRow } from './LockRow.tsx';
import styles from './Preflight.module.css';

/** The part of the bar in percent; a small part of the money still shows. */
function shareOf({ available, total }: WithdrawSettings): number {
  if (total.minor <= 0n || available.minor <= 0n) return 0;
  const share = Number((available.minor * 1000n) / total.minor) / 10;
  return available.minor < total.minor ? Math.min(98, Math.max(2, share)) : 100;
}

/** 2.3-9: what can be withdrawn now, what is locked, and each reason with its own amount and what mends it. */
export function Preflight({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useApp();
  const format = useCashierFormat();
  const { available, total, lockedSum, locked } = settings;
  const isLocked = lockedSum.minor > 0n;
  return (
    <Surface tone="lit">
      <div className={styles['figures']} role="status">
        <Stat
          size="lg"
          label={t('cashier:withdraw.available')}
          value={<Amount tone={available.minor > 0n ? 'in' : 'plain'} text={format.money(available)} />}
        />
        <div className={styles['rest']}>
          <Stat label={t('cashier:withdraw.locked')} value={<Amount text={format.money(lockedSum)} />} />
          <Stat label={t('cashier:withdraw.total')} value={<Amount text={format.money(total)} />} />
        </div>
      </div>
      {isLocked && (
        <div
          className={styles['bar']}
          style={{ '--available': `${shareOf(settings)}%` } as CSSProperties}
          aria-hidden="true"
        >
          <span className={styles['free']} />
        </div>
      )}
      {locked.length > 0 && (
        <div className={styles['locked']}>
          <h2 className={styles['heading']}>{t('cashier:withdraw.why')}</h2>
          <ul className={styles['list']}>
            {locked.map((lock) => (
              <LockRow key={`${lock.reason} ${lock.period} ${lock.need?.code ?? ''}`} lock={lock} />
            ))}
          </ul>
        </div>
      )}
    </Surface>
  );
}
