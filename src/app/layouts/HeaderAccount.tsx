import { observer } from 'mobx-react-lite';
import { openAuth } from '../../domains/auth/openAuth.ts';
import { useApp } from '../../domains/kernel/AppContext.tsx';
import { formatMoney } from '../../shared/money/formatMoney.ts';
import { Button } from '../../ui/Button.tsx';
import { BalancePill } from '../../ui/layout/BalancePill.tsx';
import styles from './HeaderAccount.module.css';
import { openBalance } from './openBalance.ts';

/** Sign-in buttons for guests, balance and deposit for players, in the same reserved space. */
export const HeaderAccount = observer(function HeaderAccount() {
  const app = useApp();
  const { t, session, locale } = app;
  const total = session.balance.total;
  if (!session.isPlayer || !total) {
    const className = session.status === 'unknown' ? styles['unknown'] : undefined;
    return (
      <>
        <Button className={className} variant="quiet" size="sm" onClick={() => void openAuth(app, 'authorization')}>
          {t('core:signIn')}
        </Button>
        <Button className={className} variant="primary" size="sm" onClick={() => void openAuth(app, 'registration')}>
          {t('core:signUp')}
        </Button>
      </>
    );
  }
  const amount = formatMoney(total, locale.code, { decimals: 'display' });
  return (
    <>
      <BalancePill label={t('core:balance', { amount })} amount={amount} onClick={() => void openBalance(app)} />
      <Button variant="primary" size="sm" href={app.href('/cashier/deposit')}>
        {t('core:deposit')}
      </Button>
    </>
  );
});
