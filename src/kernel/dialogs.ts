import type { ComponentType } from 'react';

/** 2.10-1. A popup is for a task, a confirm for a question; a curtain slides in from the edge. */
export type DialogType = 'popup' | 'confirm' | 'curtain';

/** 3-66: options that the dialog's kind or its opener sets. */
export interface DialogLook {
  readonly size?: 'sm' | 'md' | 'lg';
  /** Closing without an answer is refused, unless immediate (4-29). */
  readonly preventClose?: boolean;
  readonly closeButtonPosition?: 'start' | 'end' | 'none';
  /**
   * The player has not asked for it: no button of it has the focus at first, so that a key pressed for what was there
   * before answers nothing.
   */
  readonly comesByItself?: boolean;
}

/** What a dialog's component passes to `Dialog` (ui/Dialog). */
export interface DialogFrame extends Required<DialogLook> {
  readonly type: DialogType;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** A dialog's component receives its props and `close`, which settles the promise of `open`. */
export interface DialogProps<P, R> {
  readonly props: P;
  readonly close: (result: R) => void;
  readonly frame: DialogFrame;
}

/** The parts of a dialog kind without type parameters: its name and how its code and words are fetched. */
export interface DialogCode {
  readonly name: string;
  readonly load: () => Promise<unknown>;
  readonly namespaces?: readonly string[];
}

/** A named dialog: `load` fetches its code when it is first opened. */
export interface DialogKind<P, R> {
  readonly name: string;
  /** A popup by default. */
  readonly type?: DialogType;
  readonly size?: DialogLook['size'];
  readonly load: () => Promise<ComponentType<DialogProps<P, R>>>;
  /** Message catalogues it needs beyond `core` and the page's own. */
  readonly namespaces?: readonly string[];
  /**
   * In it the player pays, signs in or proves who they are, as on the pages of `carefulPaths`: while it is open, nothing
   * is measured and no third party's code stays in the page.
   */
  readonly isCareful?: true;
  /**
   * Outcome when nobody answered: the dialog was closed without an answer (Escape, overlay, back), it could not be
   * shown, or its page or player is gone. It agrees to nothing: callers can't tell that the player has seen the dialog.
   */
  readonly dismissed: R;
  /** Set only where closing the dialog is itself an answer: the outcome when the player closes it while it is shown. */
  readonly closedByPlayer?: R;
}

/** Why a dialog closes: it was answered, it was dismissed, or its page or player is gone. */
export type CloseReason = 'answered' | 'dismissed' | 'immediate';

/** 3-66: the look of this opening, and its callbacks. */
export interface DialogOptions<R = unknown> extends DialogLook {
  readonly beforeOpen?: () => void;
  /** Returning false keeps a dismissed dialog open. Only a dismissal can be refused (4-29, 4-30). */
  readonly beforeClose?: (reason: CloseReason) => boolean | Promise<boolean>;
  /** The opener says itself that the dialog could not be shown; no general notice says so. */
  readonly isMissingTold?: boolean;
  /** Called after the closing animation; the page scrolls again if no other dialog is open (4-30). */
  readonly closed?: (result: R) => void;
}

export interface DialogsView {
  /**
   * Opens at once, above others. Opening a dialog that is already open returns the same promise. It never rejects: a
   * dialog that could not be shown resolves with `dismissed` of its kind.
   */
  open<P, R>(kind: DialogKind<P, R>, props: P, options?: DialogOptions<R>): Promise<R>;
  /**
   * For what comes by itself: opens when the dialogs queued before it have closed (4-31) and nothing is being typed.
   * If the player has changed by then, it does not open and resolves with `dismissed` of its kind.
   */
  queue<P, R>(kind: DialogKind<P, R>, props: P, options?: DialogOptions<R>): Promise<R>;
  readonly isAnyOpen: boolean;
  /** Of a kind with `isCareful`. */
  readonly isCarefulOpen: boolean;
  /** Resolves when no dialog is open and nothing is being typed: a dialog that is queued then opens at once. */
  untilFree(): Promise<void>;
}
