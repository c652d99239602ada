import { observer } from 'mobx-react-lite';
import { useApp } from '../../kernel/AppContext.tsx';
import { ForVisitor } from '../../kernel/ForVisitor.tsx';
import { useVisitor } from '../../kernel/useVisitor.ts';
import { isOpenForNew } from '../../shared/site/siteInfo.ts';
import { formatMoney } from '../../shared/money/formatMoney.ts';
import { Button } from '../../ui/basics/Button.tsx';
import { IconButton } from '../../ui/basics/IconButton.tsx';
import { breakIcon } from '../../ui/basics/icons.ts';
import { BalancePill } from '../../ui/layout/BalancePill.tsx';
import { Skeleton } from '../../ui/basics/Skeleton.tsx';
import { AuthButton } from './AuthButton.tsx';
import styles from './Layout.module.css';
import { openBalance } from './openBalance.ts';

/** Sign-in buttons for guests, balance and deposit for players, in the same reserved space. */
export function HeaderAccount() {
  return <ForVisitor guest={<GuestAccount />} player={<PlayerAccount />} />;
}

function GuestAccount() {
  return (
    <>
      <AuthButton view="authorization" />
      <AuthButton view="registration" />
    </>
  );
}

function PlayerAccount() {
  const app = useApp();
  const { t, href, content } = app;
  return (
    <>
      <Balance />
      {isOpenForNew(content.site) && (
        <Button variant="primary" size="sm" href={href('/cashier/deposit')}>
          {t('core:deposit')}
        </Button>
      )}
      {/* Phones have no room for it beside a balance that must not move: there it is in the menu and in games. */}
      {content.config.features.isResponsibleGamingEnabled && (
        <span className={styles['wideOnly']}>
          <IconButton icon={breakIcon} label={t('core:takeBreak')} onClick={() => void app.takeBreak()} />
        </span>
      )}
    </>
  );
}

const Balance = observer(function Balance() {
  const app = useApp();
  const { t, session, locale } = app;
  const visitor = useVisitor();
  const { total } = session.balance;
  if (visitor !== 'player' || !total) return <Skeleton width="6rem" height="var(--tap)" shape="round" />;
  const amount = formatMoney(total, locale.code, 'player');
  return <BalancePill label={t('core:balance', { amount })} amount={amount} onClick={() => void openBalance(app)} />;
});
