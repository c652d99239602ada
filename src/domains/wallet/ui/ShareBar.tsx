import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useStore } from '../../../kernel/AppContext.tsx';
import { hiddenBalances } from '../face/HiddenBalances.ts';
import { balancesStore } from '../BalancesStore.ts';
import { sharesOf } from '../shares.ts';
import styles from './ShareBar.module.css';

/** The balances as parts of one bar. A picture only: the rows below have the figures. Hidden with them. */
export const ShareBar = observer(function ShareBar() {
  const store = useStore(balancesStore);
  const { isHidden } = useStore(hiddenBalances);
  const shares = isHidden ? [] : sharesOf(store.own);
  return (
    <div className={styles['bar']} aria-hidden="true">
      {shares.map(({ kind, share }) => (
        <span key={kind} className={styles[kind]} style={{ '--share': Math.max(share, 8) } as CSSProperties} />
      ))}
    </div>
  );
});

/** The colour of a balance in the bar, beside its name. */
export const ShareDot = ({ kind }: { readonly kind: string }) => (
  <i className={`${styles['dot']} ${styles[kind] ?? ''}`} aria-hidden="true" />
);
