import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import { isOnline, onOnline } from '../lib/online.ts';
import type { ComingPage } from './ComingPage.ts';
import styles from './OfflineBar.module.css';

/**
 * Shows a bar while the browser is offline, and while a page is waited for, which a press asks for at once; the present
 * page stays.
 */
export const OfflineBar = observer(function OfflineBar({ coming }: { readonly coming: ComingPage }) {
  const { t } = useApp();
  const online = useSyncExternalStore(onOnline, isOnline, () => true);
  const { retry } = coming;
  const state = online ? null : t('core:offline');
  return (
    <div role="status" className={online && retry === null ? undefined : styles['bar']}>
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
