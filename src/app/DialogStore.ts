import { makeAutoObservable, observableRef, when } from 'mobx';
import type { ComponentType } from 'react';
import type {
  CloseReason,
  DialogCode,
  DialogKind,
  DialogLook,
  DialogOptions,
  DialogProps,
  DialogsView,
  DialogType,
} from '../kernel/dialogs.ts';

export type DrawnProps = DialogProps<unknown, unknown>;

/** A dialog kind without the types of its props and outcome, for the host; `open` restores the types. */
export interface DrawnKind {
  readonly name: string;
  readonly namespaces: readonly string[];
  readonly load: () => Promise<ComponentType<DrawnProps>>;
}

export const drawnKind = ({ name, namespaces = [], load }: DialogCode): DrawnKind => ({
  name,
  namespaces,
  load: load as unknown as DrawnKind['load'],
});

/** An open dialog (3-66) as the host draws it; `open` alone creates it. */
export interface OpenDialog extends DrawnKind {
  readonly id: number;
  readonly type: DialogType;
  readonly props: unknown;
  readonly look: Required<DialogLook>;
  readonly isMissingTold: boolean;
  readonly isCareful: boolean;
  /** False while it is closing: its outcome is known, the closing animation still runs. */
  readonly isOpen: boolean;
  /** The player sees it from now on: closing it may be an answer (`closedByPlayer`). */
  readonly shown: () => void;
  readonly settle: (result: unknown) => void;
  /**
   * Closes without an answer. Refused if the dialog prevents closing or `beforeClose` returns false, unless immediate
   * (4-29).
   */
  readonly dismiss: (reason?: Exclude<CloseReason, 'answered'>) => void;
  /** 4-30: called when the closing animation has ended. */
  readonly closed: () => void;
}

/** Locks scrolling of the page behind; the returned function unlocks it. */
export type LockScroll = () => () => void;

interface DialogDeps {
  readonly lockScroll?: LockScroll;
  /** Resolves when nothing is being typed into the page. */
  readonly untilStill?: () => Promise<void>;
  /** Whose page it is: 0 for a guest. */
  readonly uid?: () => number;
}

/**
 * Opens dialogs; each returns a promise of its outcome. Opening a dialog that is already open returns the same promise.
 * Queued dialogs open one after another, each when those before it have closed (4-31) and nothing is being typed; none
 * opens for another player than it was queued for.
 */
export class DialogStore implements DialogsView {
  stack: readonly OpenDialog[] = [];
  #nextId = 1;
  readonly #outcomes = new Map<string, Promise<unknown>>();
  #tail: Promise<unknown> = Promise.resolve();
  #unlock: (() => void) | null = null;

  readonly #lockScroll: LockScroll;
  readonly #untilStill: () => Promise<void>;
  readonly #uid: () => number;

  constructor({ lockScroll = () => () => {}, untilStill = () => Promise.resolve(), uid = () => 0 }: DialogDeps = {}) {
    this.#lockScroll = lockScroll;
    this.#untilStill = untilStill;
    this.#uid = uid;
    makeAutoObservable(this, { stack: observableRef });
  }

  get isAnyOpen(): boolean {
    return this.stack.some((dialog) => dialog.isOpen);
  }

  get isCarefulOpen(): boolean {
    return this.stack.some((dialog) => dialog.isOpen && dialog.isCareful);
  }

  open<P, R>(kind: DialogKind<P, R>, props: P, options: DialogOptions<R> = {}): Promise<R> {
    const joined = this.#outcomes.get(kind.name);
    if (joined) return joined as Promise<R>;
    options.beforeOpen?.();
    const outcome = new Promise<R>((resolve) => {
      this.stack = [...this.stack, this.created(kind, props, options, resolve)];
    });
    this.#outcomes.set(kind.name, outcome);
    this.#unlock ??= this.#lockScroll();
    return outcome;
  }

  queue<P, R>(kind: DialogKind<P, R>, props: P, options: DialogOptions<R> = {}): Promise<R> {
    const uid = this.#uid();
    const inTurn = async (): Promise<R> => {
      await this.#untilStill();
      return this.#uid() === uid ? this.open(kind, props, { comesByItself: true, ...options }) : kind.dismissed;
    };
    const next = this.#tail.then(inTurn);
    this.#tail = next;
    return next;
  }

  async untilFree(): Promise<void> {
    await when(() => !this.isAnyOpen);
    await this.#untilStill();
    if (this.isAnyOpen) await this.untilFree();
  }

  /**
   * Escape, overlay or back: dismisses the topmost open dialog, unless it refuses. Returns whether a dialog was open.
   */
  dismissTop(): boolean {
    const top = this.stack.findLast((dialog) => dialog.isOpen);
    top?.dismiss();
    return top !== undefined;
  }

  /** Closes all dialogs, also those that prevent closing: the page or player they belong to is gone. */
  closeAll(): void {
    for (const dialog of this.stack) dialog.dismiss('immediate');
  }

  /** Removes a dialog whose closing animation has ended. */
  gone(id: number): void {
    const dialog = this.stack.find((one) => one.id === id);
    if (!dialog) return;
    this.stack = this.stack.filter((one) => one !== dialog);
    if (this.stack.length === 0) {
      this.#unlock?.();
      this.#unlock = null;
    }
    dialog.closed();
  }

  private created<P, R>(
    kind: DialogKind<P, R>,
    props: P,
    options: DialogOptions<R>,
    resolve: (result: R) => void,
  ): OpenDialog {
    const {
      preventClose = false,
      size = kind.size ?? 'md',
      closeButtonPosition = 'end',
      comesByItself = false,
      isMissingTold = false,
      beforeClose,
      closed,
    } = options;
    const id = this.#nextId;
    this.#nextId += 1;
    let isShown = false;
    let outcome = kind.dismissed;
    let asking: Promise<boolean> | null = null;
    const close = (result: R) => {
      if (!this.closeOpen(id)) return;
      outcome = result;
      resolve(result);
      // A confirm shown by `beforeClose` is now pointless: it is closed too.
      if (asking) this.closeAbove(id);
    };
    const leave = (reason: Exclude<CloseReason, 'answered'>) => {
      const isAnswer = reason === 'dismissed' && isShown && kind.closedByPlayer !== undefined;
      close(isAnswer ? kind.closedByPlayer : kind.dismissed);
    };
    const dismiss = (reason: Exclude<CloseReason, 'answered'> = 'dismissed') => {
      if (!this.isOpen(id) || (reason === 'dismissed' && (preventClose || asking))) return;
      const answer = beforeClose?.(reason) ?? true;
      if (reason === 'immediate' || answer === true) return leave(reason);
      if (answer === false) return;
      asking = answer;
      // A question that could not be asked refuses.
      void answer
        .catch(() => false)
        .then((mayClose) => {
          asking = null;
          if (mayClose) leave(reason);
        });
    };
    return {
      ...drawnKind(kind),
      id,
      type: kind.type ?? 'popup',
      props,
      look: { preventClose, size, closeButtonPosition, comesByItself },
      isMissingTold,
      isCareful: kind.isCareful === true,
      isOpen: true,
      shown: () => {
        isShown = true;
      },
      settle: (result) => {
        if (!this.isOpen(id)) return;
        void beforeClose?.('answered');
        close(result as R);
      },
      dismiss,
      closed: () => closed?.(outcome),
    };
  }

  private isOpen(id: number): boolean {
    return this.stack.some((dialog) => dialog.id === id && dialog.isOpen);
  }

  private closeAbove(id: number): void {
    for (const dialog of this.stack) if (dialog.id > id) dialog.dismiss('immediate');
  }

  /** Marks the dialog as closing. Returns false if it was not open. */
  private closeOpen(id: number): boolean {
    const leaving = this.stack.find((dialog) => dialog.id === id && dialog.isOpen);
    if (!leaving) return false;
    this.stack = this.stack.map((dialog) => (dialog === leaving ? { ...dialog, isOpen: false } : dialog));
    this.#outcomes.delete(leaving.name);
    return true;
  }
}
