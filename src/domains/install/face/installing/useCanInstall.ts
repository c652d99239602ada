import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { canInstall } from './canInstall.ts';

const notYet = (): boolean => false;

/** Whether the app can be installed now. */
export function useCanInstall(): boolean {
  const app = useApp();
  const subscribe = useCallback((listener: () => void) => app.platform.onInstallable(listener), [app]);
  return useSyncExternalStore(subscribe, () => canInstall(app), notYet);
}
