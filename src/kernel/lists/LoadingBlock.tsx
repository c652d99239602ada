import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { slowAnswerMs } from '../../shared/slowAnswerMs.ts';
import { classes } from '../../ui/basics/classes.ts';
import { useApp } from '../AppContext.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import styles from './LoadingBlock.module.css';

/**
 * A skeleton; after ten seconds it adds a text that loading continues, or offers another try if it is not even known
 * who is here. It takes its place at once and becomes visible after the configured delay (3-32), by CSS, since it may
 * be in the server's HTML.
 */
export const LoadingBlock = observer(function LoadingBlock({ children }: { readonly children: ReactNode }) {
  const { t, clock, content, session } = useApp();
  const { isEnabled, delayMs } = content.config.loader;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => clock.after(slowAnswerMs, () => setIsSlow(true)), [clock]);
  if (isSlow && session.status === 'unknown')
    return <LoadFailed onRetry={() => session.load().catch(() => undefined)} />;
  return (
    <div
      className={classes(styles['block'], isEnabled ? styles['late'] : styles['off'])}
      style={{ '--loader-delay': `${delayMs}ms` } as CSSProperties}
      aria-busy="true"
    >
      <p className={isSlow ? styles['note'] : 'visually-hidden'} role="status">
        {isSlow ? t('core:stillWorking') : t('core:loading')}
      </p>
      {children}
    </div>
  );
});
