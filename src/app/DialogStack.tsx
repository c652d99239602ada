import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import type { AppServices } from '../domains/kernel/deps.ts';
import type { DialogProps } from '../domains/kernel/dialogs.ts';
import { DialogStore } from './DialogStore.ts';
import type { OpenDialog } from './DialogStore.ts';

type Drawn = LazyExoticComponent<ComponentType<DialogProps<unknown, unknown>>>;

/** Dialogs' code by name, so that opening one again does not fetch it again. */
const drawn = new Map<string, Drawn>();

function componentOf(dialog: OpenDialog, words: AppServices['words']): Drawn {
  const known = drawn.get(dialog.name);
  if (known) return known;
  const component = lazy(async () => {
    try {
      const [found] = await Promise.all([dialog.load(), words(dialog.namespaces)]);
      return { default: found };
    } catch {
      return { default: () => <MissingDialog dialog={dialog} /> };
    }
  });
  drawn.set(dialog.name, component);
  return component;
}

/** Its code did not arrive: whoever waits for it is told that it was dismissed, and the next time it is fetched again. */
function MissingDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const { notices, t, dialogs } = useApp();
  useEffect(() => {
    drawn.delete(dialog.name);
    notices.show(t('core:failed.title'), 'error');
    dialog.dismiss();
    if (dialogs instanceof DialogStore) dialogs.gone(dialog.id);
  }, [dialog, dialogs, notices, t]);
  return null;
}

const DialogStack = observer(function DialogStack({ store }: { readonly store: DialogStore }) {
  const { words } = useApp();
  return store.stack.map((dialog) => {
    const Component = componentOf(dialog, words);
    return (
      <Suspense key={dialog.id} fallback={null}>
        <Component
          props={dialog.props}
          close={dialog.settle}
          frame={{ isOpen: dialog.isOpen, onClose: dialog.dismiss, onClosed: () => store.gone(dialog.id), preventClose: dialog.preventClose }}
        />
      </Suspense>
    );
  });
});

export default DialogStack;
