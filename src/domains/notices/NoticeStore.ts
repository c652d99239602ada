import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { Cancel, Clock } from '../../lib/clock.ts';

export type NoticeType = 'info' | 'success' | 'error';

/** What draws a toast that is more than its text. */
export interface NoticeBodyProps<D> {
  readonly text: string;
  readonly data: D;
  readonly close: () => void;
}

/** 3-65: what of a toast can be other than usual. */
export interface NoticeOptions<D> {
  /** Whether it has a close button; it has, where this is left out. */
  readonly allowClose?: boolean;
  /** How long it stays, in ms. */
  readonly time?: number;
  readonly body?: { readonly component: ComponentType<NoticeBodyProps<D>>; readonly data: D };
}

/** 3-65. `text` is already in the player's language. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
  readonly allowClose: boolean;
  readonly time: number;
  readonly component: ComponentType<NoticeBodyProps<unknown>> | null;
  readonly data: unknown;
}

/** 9-6 */
export const noticeMs = 5_000;

type Outside = 'clock' | 'nextId' | 'timers' | 'isHeld';

export class NoticeStore {
  list: readonly Notice[] = [];
  private nextId = 1;
  private readonly timers = new Map<number, Cancel>();
  private isHeld = false;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<NoticeStore, Outside>(this, {
      list: observableRef,
      clock: false,
      nextId: false,
      timers: false,
      isHeld: false,
    });
  }

  /** Shows a toast, for five seconds where nothing else is said (9-6). The same text twice is shown once. */
  show<D>(text: string, type: NoticeType = 'info', options: NoticeOptions<D> = {}): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const { allowClose = true, time = noticeMs, body } = options;
    const id = this.nextId;
    this.nextId += 1;
    // `show` has seen that the data are the component's; the list holds many kinds.
    const component = (body?.component ?? null) as Notice['component'];
    const notice: Notice = { id, text, type, allowClose, time, component, data: body?.data };
    this.list = [...this.list, notice];
    if (!this.isHeld) this.startClock(notice);
  }

  close(id: number): void {
    this.timers.get(id)?.();
    this.timers.delete(id);
    this.list = this.list.filter((notice) => notice.id !== id);
    // Neither a pointer nor the focus can leave what is not there.
    if (this.list.length === 0) this.isHeld = false;
  }

  /** Somebody is reading: nothing goes meanwhile. */
  hold(): void {
    this.isHeld = true;
    for (const stop of this.timers.values()) stop();
    this.timers.clear();
  }

  /** Each stays for its whole time from now on. */
  release(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    for (const notice of this.list) this.startClock(notice);
  }

  private startClock({ id, time }: Notice): void {
    this.timers.set(
      id,
      this.clock.after(time, () => this.close(id)),
    );
  }
}
