import type { ComponentType } from 'react';

/** What a dialog's component passes on to the frame it draws (ui/Dialog). */
export interface DialogFrame {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly preventClose: boolean;
}

/** A dialog's component receives its props and `close`, which settles the promise of `open`. */
export interface DialogProps<P, R> {
  readonly props: P;
  readonly close: (result: R) => void;
  readonly frame: DialogFrame;
}

/** A named dialog: `load` fetches its code when it is first opened. */
export interface DialogKind<P, R> {
  readonly name: string;
  readonly load: () => Promise<ComponentType<DialogProps<P, R>>>;
  /** Message catalogues it needs beyond `core` and the page's own. */
  readonly namespaces?: readonly string[];
  /** What closing without an answer (Escape, overlay, back) means. */
  readonly dismissed: R;
}

export interface DialogOptions {
  /** Closing without an answer is refused, unless immediate (4-29). */
  readonly preventClose?: boolean;
}

export interface DialogsView {
  /** Opens at once, above others. Asking for a dialog that is open joins it. */
  open<P, R>(kind: DialogKind<P, R>, props: P, options?: DialogOptions): Promise<R>;
  /** Opens when the dialogs queued before it have closed (4-31). */
  queue<P, R>(kind: DialogKind<P, R>, props: P, options?: DialogOptions): Promise<R>;
  readonly isAnyOpen: boolean;
}
