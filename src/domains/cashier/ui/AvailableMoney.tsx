import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Stat } from '../../../ui/blocks/Stat.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { WithdrawSettings } from '../parseCashier.ts';
import styles from './AvailableMoney.module.css';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { lockKey } from './words.ts';

/** The amounts that can and cannot be withdrawn now, with reasons and links. */
export function AvailableMoney({ settings }: { readonly settings: WithdrawSettings }) {
  const { t, href } = useApp();
  const format = useCashierFormat();
  return (
    <Surface tone="lit">
      <Stat
        size="lg"
        label={t('cashier:withdraw.available')}
        value={<Amount text={format.money(settings.available)} />}
      />
      {settings.locked.length > 0 && (
        <div className={styles['locked']}>
          <h2 className={styles['title']}>{t('cashier:withdraw.locked')}</h2>
          <ul className={styles['list']}>
            {settings.locked.map((lock) => (
              <li key={lock.reason} className={styles['lock']}>
                <span className={styles['why']}>{t(lockKey(lock.reason))}</span>
                <Amount className={styles['sum']} text={format.money(lock.amount)} />
                {lock.link.startsWith('/') && (
                  <Button size="sm" variant="quiet" href={href(lock.link)}>
                    {t('cashier:withdraw.mend')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Surface>
  );
}
