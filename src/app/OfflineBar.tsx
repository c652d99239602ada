import { useSyncExternalStore } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import { isOnline, onOnline } from '../lib/online.ts';
import styles from './OfflineBar.module.css';

/** Shows a bar while the browser is offline; the page stays. */
export function OfflineBar() {
  const { t } = useApp();
  const online = useSyncExternalStore(onOnline, isOnline, () => true);
  return (
    <div role="status" className={online ? undefined : styles['bar']}>
      {online ? null : t('core:offline')}
    </div>
  );
}
