import { createFocusTrap } from 'focus-trap';
import type { FocusTrap } from 'focus-trap';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { afterNextPaint } from '../basics/afterNextPaint.ts';
import { enterTopLayer } from '../basics/topLayer.ts';
import { hearEscape } from '../basics/useEscape.ts';

export interface ModalOptions {
  readonly isOpen: boolean;
  readonly preventClose: boolean;
  readonly onClose: () => void;
  readonly onClosed: (() => void) | undefined;
}

export interface Modal {
  /** Until the last frame of closing has been drawn. */
  readonly isThere: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Of dialogs above one another only the last holds the focus. */
const trapStack: FocusTrap[] = [];

/**
 * Where there is a keyboard, a form is typed into at once; on a phone its keyboard would cover what is asked. Else the
 * focus begins on the dialog itself: none of its buttons looks chosen before anybody has chosen.
 */
function firstFocus(dialog: HTMLElement): HTMLElement {
  const field = matchMedia('(hover: hover)').matches
    ? dialog.querySelector<HTMLElement>('input, select, textarea')
    : null;
  return field ?? dialog;
}

/** Resolves when what moves while the dialog leaves has come to rest. */
async function leaving(dialog: HTMLElement): Promise<void> {
  const moving = dialog.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Takes the focus in and everything else away, until the answer is called. */
function hold(dialog: HTMLElement, opener: HTMLElement | null, onEscape: () => void): () => void {
  const leave = enterTopLayer(dialog);
  const trap = createFocusTrap(dialog, {
    trapStack,
    isolateSubtrees: 'aria-hidden',
    fallbackFocus: dialog,
    initialFocus: firstFocus(dialog),
    setReturnFocus: (before) => opener ?? before,
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
 * A modal dialog whose owner says whether it is open: the focus stays inside and goes back afterwards, assistive
 * technology hears nothing else, and Escape asks the owner to close it. Not by the browser's own `showModal`, which
 * styles every element of the page behind it anew, 30 ms on a phone.
 */
export function useModal({ isOpen, preventClose, onClose, onClosed }: ModalOptions): Modal {
  const ref = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  const ask = useEffectEvent(() => {
    if (!preventClose) onClose();
  });
  const gone = useEffectEvent(() => {
    setThere(false);
    onClosed?.();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    let release: (() => void) | null = null;
    // Now, before the dialog's first frame: what is focused after it may be the page's body already.
    const opener =
      document.activeElement instanceof HTMLElement && document.activeElement !== document.body
        ? document.activeElement
        : null;
    const stopHearing = hearEscape(() => ask());
    let isWanted = true;
    // Measuring what can take the focus costs a phone as much as drawing the dialog: its first frame does not wait for it.
    void afterNextPaint().then(() => {
      if (!isWanted) return;
      stopHearing();
      release = hold(dialog, opener, () => ask());
    });
    return () => {
      isWanted = false;
      stopHearing();
      // Nor does its first frame of leaving wait until the focus is back.
      if (release) void afterNextPaint().then(release);
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || isOpen) return undefined;
    let isWanted = true;
    void leaving(dialog).then(() => isWanted && gone());
    return () => {
      isWanted = false;
    };
  }, [isOpen]);

  return { isThere, ref };
}
