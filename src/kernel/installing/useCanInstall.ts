import { useSyncExternalStore } from 'react';
import { useApp } from '../AppContext.tsx';
import { canInstall } from './canInstall.ts';

const notYet = (): boolean => false;

/** Whether the app can be installed now. */
export function useCanInstall(): boolean {
  const app = useApp();
  return useSyncExternalStore(app.platform.onInstallable, () => canInstall(app), notYet);
}
