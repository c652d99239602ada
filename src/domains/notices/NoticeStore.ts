import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { NoticeBodyProps, NoticeOptions, NoticesView, NoticeType } from '../../kernel/views.ts';
import type { Cancel, Clock } from '../../lib/clock.ts';

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

export class NoticeStore implements NoticesView {
  list: readonly Notice[] = [];
  #nextId = 1;
  readonly #timers = new Map<number, Cancel>();
  #isHeld = false;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { list: observableRef });
  }

  /** Shows a toast, for five seconds by default (9-6). A text that is already shown is not added again. */
  show<D>(text: string, type: NoticeType = 'info', options: NoticeOptions<D> = {}): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const { allowClose = true, time = noticeMs, body } = options;
    const id = this.#nextId;
    this.#nextId += 1;
    // The types of component and data were checked by `show`; the list holds many kinds.
    const component = (body?.component ?? null) as Notice['component'];
    const notice: Notice = { id, text, type, allowClose, time, component, data: body?.data };
    this.list = [...this.list, notice];
    if (!this.#isHeld) this.startClock(notice);
  }

  close(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    this.list = this.list.filter((notice) => notice.id !== id);
    // Without toasts there is no pointerleave or blur to end the hold.
    if (this.list.length === 0) this.#isHeld = false;
  }

  /** Stops all timers: the player hovers or focuses the toasts. */
  hold(): void {
    this.#isHeld = true;
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
  }

  /** Restarts each toast's timer with its full time. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const notice of this.list) this.startClock(notice);
  }

  private startClock({ id, time }: Notice): void {
    this.#timers.set(
      id,
      this.#clock.after(time, () => this.close(id)),
    );
  }
}
