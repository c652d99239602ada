import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../AppContext.tsx';
import styles from './LoadingBlock.module.css';

/** I8: delay before the hint that loading is slow, in ms. */
const slowMs = 10_000;

/** A skeleton; after ten seconds it adds a text that loading continues. */
export function LoadingBlock({ children }: { readonly children: ReactNode }) {
  const { t, clock } = useApp();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => clock.after(slowMs, () => setIsSlow(true)), [clock]);
  return (
    <div className={styles['block']} aria-busy="true">
      <p className={isSlow ? styles['note'] : 'visually-hidden'} role="status">
        {isSlow ? t('core:stillWorking') : t('core:loading')}
      </p>
      {children}
    </div>
  );
}
