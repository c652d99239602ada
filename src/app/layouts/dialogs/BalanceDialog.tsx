import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { BlockSlot } from '../../../kernel/slots/BlockSlot.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { PrivateAmount } from '../../../domains/wallet/face/PrivateAmount.tsx';
import { depositFrom, withdrawPath } from '../../../domains/cashier/paths.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import type { Money } from '../../../shared/money/money.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './BalanceDialog.module.css';

/** The parts of the balance (3-4), unabbreviated, with links to deposit and withdraw. */
export const BalanceDialog = observer(function BalanceDialog({ frame, close }: DialogProps<null, null>) {
  const { t, session, locale, href, place } = useApp();
  const { balance } = session;
  const lines: readonly (readonly [string, Money | null])[] = [
    [t('forms:balanceParts.main'), balance.main],
    [t('forms:balanceParts.bonus'), balance.bonus],
    [t('forms:balanceParts.bettingBonus'), balance.booked?.bettingBonus ?? null],
  ];
  return (
    <Dialog
      {...frame}
      title={t('forms:balanceParts.title')}
      labelClose={t('core:close')}
      foot={
        <div className={styles['actions']}>
          <Button variant="primary" isBlock href={href(depositFrom(place))} onClick={() => close(null)}>
            {t('core:deposit')}
          </Button>
          <Button isBlock href={href(withdrawPath)} onClick={() => close(null)}>
            {t('menu:cashier.withdraw')}
          </Button>
        </div>
      }
    >
      {balance.isStale && <p className={styles['stale']}>{t('forms:balanceParts.stale')}</p>}
      <dl className={styles['lines']}>
        {lines.map(([label, amount]) => (
          <div key={label} className={styles['line']}>
            <dt>{label}</dt>
            <dd>{amount && <PrivateAmount text={formatMoney(amount, locale.code, 'precise')} />}</dd>
          </div>
        ))}
      </dl>
      <BlockSlot page="balance" />
    </Dialog>
  );
});
