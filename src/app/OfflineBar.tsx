import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import { isOnline, onOnline } from '../lib/online.ts';
import type { ComingPage } from './ComingPage.ts';
import styles from './OfflineBar.module.css';

/**
 * Shows a bar while the browser is offline, while a page is slow to come, and while one is waited for, which a press asks
 * for at once; the present page stays.
 */
export const OfflineBar = observer(function OfflineBar({ coming }: { readonly coming: ComingPage }) {
  const { t } = useApp();
  const online = useSyncExternalStore(onOnline, isOnline, () => true);
  const { retry, isSlow } = coming;
  const wait = isSlow ? t('core:stillWorking') : null;
  const state = online ? wait : t('core:offline');
  return (
    <div role="status" className={state === null && retry === null ? undefined : styles['bar']}>
      {retry === null ? (
        state
      ) : (
        <span>
          <span>{t('core:comingPage')}</span>{' '}
          <button type="button" className={styles['retry']} onClick={() => retry()}>
            {t('core:retry')}
          </button>
        </span>
      )}
    </div>
  );
});
