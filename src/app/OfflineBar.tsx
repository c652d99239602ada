import { useSyncExternalStore } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import { isOnline, onOnline } from '../lib/online.ts';
import styles from './OfflineBar.module.css';

/** Offline shows a quiet bar, never a blank page. */
export function OfflineBar() {
  const { t } = useApp();
  const online = useSyncExternalStore(onOnline, isOnline, () => true);
  return (
    <div role="status" className={online ? undefined : styles['bar']}>
      {online ? null : t('core:offline')}
    </div>
  );
}
