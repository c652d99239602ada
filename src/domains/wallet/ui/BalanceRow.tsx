import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { PrivateAmount } from '../face/PrivateAmount.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { bonusesPath } from '../../bonuses/paths.ts';
import { historyPath, withdrawPath } from '../../cashier/paths.ts';
import type { OwnBalance } from '../api.ts';
import { balancesStore } from '../BalancesStore.ts';
import styles from './Balances.module.css';
import { ShareDot } from './ShareBar.tsx';

interface Use {
  readonly kind: string;
  /** Where the player can use it or see more of it. */
  readonly path: string;
  readonly link: string;
}

const uses: Readonly<Record<string, Use>> = {
  main: { kind: 'main', path: withdrawPath, link: 'withdraw' },
  bonus: { kind: 'bonus', path: bonusesPath, link: 'bonuses' },
  betting_bonus: { kind: 'bettingBonus', path: bonusesPath, link: 'bonuses' },
  withdrawal_hold: { kind: 'held', path: historyPath, link: 'history' },
  vault: { kind: 'vault', path: '#vault', link: 'vault' },
  fun: { kind: 'fun', path: historyPath, link: 'history' },
};

interface Props {
  readonly balance: OwnBalance;
  /** Left in a currency that the account had before. */
  readonly isLeft?: boolean;
}

/** One balance with what it can be used for. */
export const BalanceRow = observer(function BalanceRow({ balance: { kind, amount }, isLeft = false }: Props) {
  const { t, href } = useApp();
  const store = useStore(balancesStore);
  const figures = useFigures();
  const use = uses[kind];
  if (use === undefined) return null;
  const about = store.approximately(amount);
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['name']}>
          {!isLeft && <ShareDot kind={kind} />}
          <span>{t(`wallet:kinds.${use.kind}`)}</span>
        </p>
        <p className={styles['use']}>
          <span>{isLeft ? t('wallet:uses.left', { currency: amount.currency }) : t(`wallet:uses.${use.kind}`)}</span>{' '}
          {!isLeft && (
            <a href={use.path.startsWith('#') ? use.path : href(use.path)}>{t(`wallet:links.${use.link}`)}</a>
          )}
        </p>
      </div>
      <span className={classes(styles['figure'], amount.minor === 0n && styles['zero'])} data-keep-clear>
        <PrivateAmount text={figures.money(amount)} />
        {about !== null && (
          <span className={styles['about']}>
            <PrivateAmount text={`≈ ${figures.money(about)}`} />
          </span>
        )}
      </span>
    </li>
  );
});
