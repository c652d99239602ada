import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { DialogStore } from './DialogStore.ts';

interface Props {
  readonly store: DialogStore;
}

const DialogStack = lazyPart(async () => (await import('./DialogStack.tsx')).default, NoDialogs);

/** Nothing until a dialog is asked for; then the dialogs' code arrives. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs } = useApp();
  if (!(dialogs instanceof DialogStore) || dialogs.stack.length === 0) return null;
  return <DialogStack store={dialogs} />;
});

/** Without the code of dialogs none can be asked: whoever waits for one is told that it was dismissed. */
function NoDialogs({ store }: Props) {
  const { notices, t } = useApp();
  useEffect(() => {
    notices.show(t('core:failed.title'), 'error');
    for (const dialog of store.stack) {
      dialog.dismiss();
      store.gone(dialog.id);
    }
  }, [notices, store, t]);
  return null;
}
