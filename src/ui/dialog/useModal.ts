import { createFocusTrap } from 'focus-trap';
import type { FocusTrap } from 'focus-trap';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { afterNextPaint } from '../basics/afterNextPaint.ts';
import { firstField } from './firstField.ts';
import { enterTopLayer } from '../basics/topLayer.ts';
import { transitionsEnd } from '../basics/transitionsEnd.ts';
import { hearEscape } from '../basics/useEscape.ts';

export interface ModalOptions {
  readonly isOpen: boolean;
  readonly preventClose: boolean;
  readonly comesByItself: boolean;
  readonly onClose: () => void;
  readonly onClosed: (() => void) | undefined;
}

export interface Modal {
  /** True until the closing animation has ended. */
  readonly isThere: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Of nested dialogs only the last has the focus. */
const trapStack: FocusTrap[] = [];

/**
 * An element that asks for it (`hasFirstFocus` of a button), or the first field; without one the dialog itself, so that
 * none of its buttons looks chosen.
 */
const firstFocus = (dialog: HTMLElement): HTMLElement =>
  dialog.querySelector<HTMLElement>('[data-first-focus]') ?? firstField(dialog) ?? dialog;

/** Traps the focus and hides everything else from assistive technology, until the returned function is called. */
function hold(dialog: HTMLElement, wished: HTMLElement, opener: HTMLElement | null, onEscape: () => void): () => void {
  // Somebody quick types before the first frame: moving the focus or selecting would lose their first characters.
  const isInside = dialog.contains(document.activeElement);
  const leave = enterTopLayer(dialog);
  // The focus is returned a frame after the closing began: by then it can be in a field of what came next.
  const isElsewhere = () => {
    const { activeElement } = document;
    return activeElement !== null && activeElement !== document.body && !dialog.contains(activeElement);
  };
  const trap = createFocusTrap(dialog, {
    trapStack,
    isolateSubtrees: 'aria-hidden',
    fallbackFocus: dialog,
    initialFocus: isInside ? false : wished,
    setReturnFocus: (before) => (isElsewhere() ? false : (opener ?? before)),
    preventScroll: true,
    delayInitialFocus: false,
    allowOutsideClick: true,
    escapeDeactivates: () => {
      onEscape();
      return false;
    },
  });
  trap.activate();
  return () => {
    trap.deactivate();
    leave();
  };
}

/**
 * Behaviour of a modal dialog whose owner controls `isOpen`: the focus stays inside and is returned afterwards, the
 * rest is hidden from assistive technology, and Escape requests closing. Not by the browser's `showModal`, which
 * restyles every element of the page behind, 30 ms on a phone.
 */
export function useModal({ isOpen, preventClose, comesByItself, onClose, onClosed }: ModalOptions): Modal {
  const ref = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  const ask = useEffectEvent(() => {
    if (!preventClose) onClose();
  });
  const first = useEffectEvent((dialog: HTMLElement) => (comesByItself ? dialog : firstFocus(dialog)));
  const gone = useEffectEvent(() => {
    setThere(false);
    onClosed?.();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    let release: (() => void) | null = null;
    // Read before the dialog's first frame: later the focused element may be the body.
    const opener =
      document.activeElement instanceof HTMLElement && document.activeElement !== document.body
        ? document.activeElement
        : null;
    const stopHearing = hearEscape(() => ask());
    let isWanted = true;
    // Finding the focusable elements takes a phone as long as drawing the dialog, so it runs after the first frame.
    void afterNextPaint().then(() => {
      if (!isWanted) return;
      stopHearing();
      release = hold(dialog, first(dialog), opener, () => ask());
    });
    return () => {
      isWanted = false;
      stopHearing();
      // The focus is returned after the first frame of the closing animation.
      if (release) void afterNextPaint().then(release);
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || isOpen) return undefined;
    let isWanted = true;
    void transitionsEnd(dialog).then(() => isWanted && gone());
    return () => {
      isWanted = false;
    };
  }, [isOpen]);

  return { isThere, ref };
}
