import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { DialogKind, DialogOptions, DialogProps, DialogsView } from '../domains/kernel/dialogs.ts';

/** A kind of dialog as the host draws it: the types of its props and outcome meet again in `open`. */
export interface DrawnKind {
  readonly name: string;
  readonly namespaces: readonly string[];
  readonly load: () => Promise<ComponentType<DialogProps<unknown, unknown>>>;
}

export const drawnKind = <P, R>({ name, namespaces = [], load }: DialogKind<P, R>): DrawnKind => ({ name, namespaces, load: load as unknown as DrawnKind['load'] });

/** An open dialog as the host draws it; `open` alone creates it. */
export interface OpenDialog extends DrawnKind {
  readonly id: number;
  readonly props: unknown;
  readonly preventClose: boolean;
  /** False while it is leaving: its outcome is known, its last frames are being drawn. */
  readonly isOpen: boolean;
  readonly settle: (result: unknown) => void;
  readonly dismiss: () => void;
}

/**
 * Dialogs are promises of their outcome. Asking for one that is open joins it; queued ones open one after another,
 * when those before them have closed (4-31).
 */
export class DialogStore implements DialogsView {
  stack: readonly OpenDialog[] = [];
  private nextId = 1;
  private readonly outcomes = new Map<string, Promise<unknown>>();
  private tail: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable<DialogStore, 'nextId' | 'outcomes' | 'tail'>(this, { stack: observableRef, nextId: false, outcomes: false, tail: false });
  }

  get isAnyOpen(): boolean {
    return this.stack.some((dialog) => dialog.isOpen);
  }

  open<P, R>(kind: DialogKind<P, R>, props: P, options: DialogOptions = {}): Promise<R> {
    const joined = this.outcomes.get(kind.name);
    if (joined) return joined as Promise<R>;
    const id = this.nextId;
    this.nextId += 1;
    const outcome = new Promise<R>((resolve) => {
      const settle = (result: unknown) => {
        this.leave(id, kind.name);
        resolve(result as R);
      };
      const dialog: OpenDialog = {
        ...drawnKind(kind),
        id,
        props,
        preventClose: options.preventClose ?? false,
        isOpen: true,
        settle,
        dismiss: () => settle(kind.dismissed),
      };
      this.stack = [...this.stack, dialog];
    });
    this.outcomes.set(kind.name, outcome);
    return outcome;
  }

  queue<P, R>(kind: DialogKind<P, R>, props: P, options: DialogOptions = {}): Promise<R> {
    const next = this.tail.then(() => this.open(kind, props, options));
    this.tail = next;
    return next;
  }

  /** Escape, overlay or back: closes the topmost dialog. Refused if it prevents closing (4-29); says whether one was there. */
  dismissTop(): boolean {
    const top = this.stack.findLast((dialog) => dialog.isOpen);
    if (!top) return false;
    if (!top.preventClose) top.dismiss();
    return true;
  }

  /** The dialog has been drawn for the last time. */
  gone(id: number): void {
    this.stack = this.stack.filter((dialog) => dialog.id !== id);
  }

  private leave(id: number, name: string): void {
    this.stack = this.stack.map((dialog) => (dialog.id === id ? { ...dialog, isOpen: false } : dialog));
    this.outcomes.delete(name);
  }
}
