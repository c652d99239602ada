import { observer } from 'mobx-react-lite';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { eyeIcon, eyeOffIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { hiddenBalances } from '../face/HiddenBalances.ts';
import { PrivateAmount } from '../face/PrivateAmount.tsx';
import { addMoney } from '../../../shared/money/money.ts';
import { balancesStore } from '../BalancesStore.ts';
import { isOwn } from '../shares.ts';
import styles from './Balances.module.css';

/** The player's own money, large: what needs no wagering, wherever it is now. */
export const TotalHead = observer(function TotalHead() {
  const { t } = useApp();
  const store = useStore(balancesStore);
  const hidden = useStore(hiddenBalances);
  const figures = useFigures();
  const [first, ...rest] = store.own.filter(isOwn).map(({ amount }) => amount);
  if (first === undefined) return null;
  const total = rest.reduce(addMoney, first);
  const about = store.approximately(total);
  return (
    <div className={styles['head']}>
      <div>
        <p className={styles['use']}>{t('wallet:own')}</p>
        <p className={styles['total']} data-keep-clear>
          <PrivateAmount text={figures.money(total)} />
        </p>
        {about !== null && (
          <p className={styles['use']}>
            <PrivateAmount text={`≈ ${figures.money(about)}`} />
          </p>
        )}
        <p className={styles['use']}>{t('wallet:ownNote')}</p>
      </div>
      {hidden.isOn && (
        <IconButton
          icon={hidden.isHidden ? eyeIcon : eyeOffIcon}
          label={t('wallet:hide.reveal')}
          onClick={() => hidden.reveal()}
        />
      )}
    </div>
  );
});
