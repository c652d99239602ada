import { observer } from 'mobx-react-lite';
import { createElement, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import type { AppServices } from '../domains/kernel/deps.ts';
import type { DialogProps } from '../domains/kernel/dialogs.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { DialogStore, OpenDialog } from './DialogStore.ts';

type Drawn = ComponentType<DialogProps<unknown, unknown>>;

/** Dialogs' code by name, so that opening one again does not fetch it again. */
const drawn = new Map<string, Drawn>();

function componentOf(dialog: OpenDialog, words: AppServices['words']): Drawn {
  const known = drawn.get(dialog.name);
  if (known) return known;
  const component = lazyPart(async () => {
    const [found] = await Promise.all([dialog.load(), words(dialog.namespaces)]);
    return found;
  }, MissingDialog);
  drawn.set(dialog.name, component);
  return component;
}

/** Its code did not arrive: whoever waits for it is told that it was dismissed. */
function MissingDialog({ frame: { onClose, onClosed } }: DialogProps<unknown, unknown>) {
  const { notices, t } = useApp();
  useEffect(() => {
    notices.show(t('core:failed.title'), 'error');
    onClose();
    onClosed();
  }, [notices, onClose, onClosed, t]);
  return null;
}

const DialogStack = observer(function DialogStack({ store }: { readonly store: DialogStore }) {
  const { words } = useApp();
  return store.stack.map((dialog) =>
    createElement(componentOf(dialog, words), {
      key: dialog.id,
      props: dialog.props,
      close: dialog.settle,
      frame: { isOpen: dialog.isOpen, onClose: dialog.dismiss, onClosed: () => store.gone(dialog.id), preventClose: dialog.preventClose },
    }),
  );
});

export default DialogStack;
