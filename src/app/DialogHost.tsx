import { observer } from 'mobx-react-lite';
import { createElement, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import { DialogStore } from './DialogStore.ts';
import { useArrival } from './useArrival.ts';

interface Props {
  readonly store: DialogStore;
}

let drawn: ComponentType<Props> | undefined;

/** Without the code of dialogs none can be asked; the next time it is fetched again. */
async function fetchStack(): Promise<ComponentType<Props>> {
  try {
    drawn = (await import('./DialogStack.tsx')).default;
    return drawn;
  } catch {
    return NoDialogs;
  }
}

/** Nothing until a dialog is asked for; then the dialogs' code arrives. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs } = useApp();
  if (!(dialogs instanceof DialogStore) || dialogs.stack.length === 0) return null;
  return <Stack store={dialogs} />;
});

function Stack({ store }: Props) {
  const arrived = useArrival(drawn, fetchStack);
  return arrived && createElement(arrived, { store });
}

/** Whoever waits for a dialog is told that it was dismissed. */
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
