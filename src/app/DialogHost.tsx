import { observer } from 'mobx-react-lite';
import { createElement, useEffect, useEffectEvent, useState } from 'react';
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
  }, Missing);
  parts.set(kind.name, part);
  return part;
}

/** Fetches a dialog's code and words ahead, so that it is rendered at once when it is opened. */
export const fetchDialog = (kind: DrawnKind, loadMessages: AppServices['loadMessages']): Promise<void> =>
  partOf(kind, loadMessages).fetch();

/** The open dialogs. Each is rendered once its code has arrived. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs, loadMessages, notices, t } = useApp();
  if (!(dialogs instanceof DialogStore)) return null;
  return dialogs.stack.map((dialog) =>
    createElement(StackedDialog, {
      key: dialog.id,
      part: partOf(dialog, loadMessages),
      props: dialog.props,
      close: dialog.settle,
      onShown: dialog.shown,
      // Nobody has seen it: no close hook of its own can refuse, and closing it is no answer.
      onAbandon: () => dialog.dismiss('immediate'),
      onMissing: () => {
        if (!dialog.isMissingTold) notices.show(t('core:failed.title'), 'error');
        dialog.dismiss('immediate');
      },
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
  /** Its code and words have arrived, and it is rendered. */
  readonly onShown: () => void;
  /** Its code or words failed to load. */
  readonly onMissing: () => void;
  readonly onAbandon: () => void;
}

/**
 * Renders the dialog after the next paint, so that the pressed button gives its feedback first. Until the dialog is
 * rendered and handles Escape itself, Escape is handled here and cancels the opening.
 */
function StackedDialog({ part, onShown, onMissing, onAbandon, ...props }: StackedProps) {
  const { isOpen, onClosed, preventClose } = props.frame;
  const [isDue, setDue] = useState(false);
  const arrived = useEffectEvent((hasFailed: boolean) => {
    if (hasFailed) return onMissing();
    if (isOpen) onShown();
    setDue(true);
  });
  useEffect(() => {
    let isWanted = true;
    void Promise.allSettled([part.fetch(), afterNextPaint()]).then(([code]) => {
      if (isWanted) arrived(code.status === 'rejected');
    });
    return () => {
      isWanted = false;
    };
  }, [part]);
  useEscape(isDue || preventClose ? null : onAbandon);
  // A dialog that was never rendered has no closing animation to wait for.
  useEffect(() => {
    if (!isOpen && !isDue) onClosed();
  }, [isDue, isOpen, onClosed]);
  return isDue && createElement(part, props);
}

/** A part is rendered only once it has been fetched. */
const Missing = () => null;
