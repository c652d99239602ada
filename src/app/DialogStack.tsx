import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { DialogProps } from '../domains/kernel/dialogs.ts';
import type { DialogStore, OpenDialog } from './DialogStore.ts';

type Drawn = LazyExoticComponent<ComponentType<DialogProps<unknown, unknown>>>;

/** Dialogs' code by name, so that opening one again does not fetch it again. */
const drawn = new Map<string, Drawn>();

function componentOf(dialog: OpenDialog): Drawn {
  const known = drawn.get(dialog.name);
  if (known) return known;
  const component = lazy(async () => ({ default: await dialog.load() }));
  drawn.set(dialog.name, component);
  return component;
}

const DialogStack = observer(function DialogStack({ store }: { readonly store: DialogStore }) {
  return store.stack.map((dialog) => {
    const Component = componentOf(dialog);
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
