import { observer } from 'mobx-react-lite';
import { createElement, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import type { AppServices } from '../domains/kernel/deps.ts';
import type { DialogProps } from '../domains/kernel/dialogs.ts';
import { DialogStore } from './DialogStore.ts';
import type { OpenDialog } from './DialogStore.ts';
import { useArrival } from './useArrival.ts';

type Drawn = ComponentType<DialogProps<unknown, unknown>>;

/** Dialogs' code by name, so that opening one again does not fetch it again. */
const drawn = new Map<string, Drawn>();

async function fetchDialog(dialog: OpenDialog, words: AppServices['words']): Promise<Drawn> {
  try {
    const [found] = await Promise.all([dialog.load(), words(dialog.namespaces)]);
    drawn.set(dialog.name, found);
    return found;
  } catch {
    return () => <MissingDialog dialog={dialog} />;
  }
}

/** Its code did not arrive: whoever waits for it is told that it was dismissed, and the next time it is fetched again. */
function MissingDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const { notices, t, dialogs } = useApp();
  useEffect(() => {
    notices.show(t('core:failed.title'), 'error');
    dialog.dismiss();
    if (dialogs instanceof DialogStore) dialogs.gone(dialog.id);
  }, [dialog, dialogs, notices, t]);
  return null;
}

const DialogStack = observer(function DialogStack({ store }: { readonly store: DialogStore }) {
  return store.stack.map((dialog) => (
    <Suspense key={dialog.id} fallback={null}>
      <StackedDialog dialog={dialog} store={store} />
    </Suspense>
  ));
});

function StackedDialog({ dialog, store }: { readonly dialog: OpenDialog; readonly store: DialogStore }) {
  const { words } = useApp();
  const arrived = useArrival(drawn.get(dialog.name), () => fetchDialog(dialog, words));
  return (
    arrived &&
    createElement(arrived, {
      props: dialog.props,
      close: dialog.settle,
      frame: { isOpen: dialog.isOpen, onClose: dialog.dismiss, onClosed: () => store.gone(dialog.id), preventClose: dialog.preventClose },
    })
  );
}

export default DialogStack;
