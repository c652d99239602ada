import { observer } from 'mobx-react-lite';
import { createElement, useEffect, useState } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import type { AppServices } from '../kernel/AppServices.ts';
import { afterNextPaint } from '../ui/basics/afterNextPaint.ts';
import { lazyPart } from '../ui/basics/lazyPart.tsx';
import type { LazyPart } from '../ui/basics/lazyPart.tsx';
import { useEscape } from '../ui/basics/useEscape.ts';
import { DialogStore } from './DialogStore.ts';
import type { DrawnKind, DrawnProps } from './DialogStore.ts';

type DialogPart = LazyPart<DrawnProps>;

/**
 * Parts by name of the kind, so that opening a dialog again does not fetch it again; of each root by themselves, since
 * each has its own words.
 */
const partsOf = new WeakMap<AppServices['loadMessages'], Map<string, DialogPart>>();

/** The lazy component of a dialog kind: suspends until its code and words have arrived. */
function partOf(kind: DrawnKind, loadMessages: AppServices['loadMessages']): DialogPart {
  const parts = partsOf.get(loadMessages) ?? new Map<string, DialogPart>();
  partsOf.set(loadMessages, parts);
  const known = parts.get(kind.name);
  if (known) return known;
  const part = lazyPart(async () => {
    const [found] = await Promise.all([kind.load(), loadMessages(kind.namespaces)]);
    return found;
  }, MissingDialog);
  parts.set(kind.name, part);
  return part;
}

/** Fetches a dialog's code and words ahead, so that it is rendered at once when it is opened. */
export const fetchDialog = (kind: DrawnKind, loadMessages: AppServices['loadMessages']): Promise<void> =>
  partOf(kind, loadMessages).fetch();

/** The open dialogs. Each is rendered once its code has arrived. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs, loadMessages } = useApp();
  if (!(dialogs instanceof DialogStore)) return null;
  return dialogs.stack.map((dialog) =>
    createElement(StackedDialog, {
      key: dialog.id,
      part: partOf(dialog, loadMessages),
      props: dialog.props,
      close: dialog.settle,
      abandon: () => dialog.dismiss('immediate'),
      frame: {
        ...dialog.look,
        type: dialog.type,
        isOpen: dialog.isOpen,
        onClose: () => dialog.dismiss(),
        onClosed: () => dialogs.gone(dialog.id),
      },
    }),
  );
});

interface StackedProps extends DrawnProps {
  readonly part: DialogPart;
}

/**
 * Renders the dialog after the next paint, so that the pressed button gives its feedback first. Until the dialog is
 * rendered and handles Escape itself, Escape is handled here and cancels the opening.
 */
function StackedDialog({ part, ...props }: StackedProps) {
  const { isOpen, onClosed, preventClose } = props.frame;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isWanted = true;
    // A failed fetch is retried and reported by the part itself.
    void Promise.allSettled([part.fetch(), afterNextPaint()]).then(() => isWanted && setDue(true));
    return () => {
      isWanted = false;
    };
  }, [part]);
  useEscape(isDue || preventClose ? null : props.abandon);
  // A dialog that was never rendered has no closing animation to wait for.
  useEffect(() => {
    if (!isOpen && !isDue) onClosed();
  }, [isDue, isOpen, onClosed]);
  return isDue && createElement(part, props);
}

/** Its code failed to load: shows an error and dismisses the dialog, so that the caller's promise resolves. */
function MissingDialog({ abandon, frame: { onClosed } }: DrawnProps) {
  const { notices, t } = useApp();
  useEffect(() => {
    notices.show(t('core:failed.title'), 'error');
    abandon();
    onClosed();
  }, [abandon, notices, onClosed, t]);
  return null;
}
