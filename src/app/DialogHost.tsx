import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import { DialogStore } from './DialogStore.ts';

const DialogStack = lazy(() => import('./DialogStack.tsx'));

/** Nothing until a dialog is asked for; then the dialogs' code arrives. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs } = useApp();
  if (!(dialogs instanceof DialogStore) || dialogs.stack.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DialogStack store={dialogs} />
    </Suspense>
  );
});
