import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../lib/clock.ts';

export type NoticeTone = 'info' | 'success' | 'error';

/** 3-65. `text` is already in the player's language. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: NoticeTone;
}

/** 9-6 */
export const noticeMs = 5_000;

export class NoticeStore {
  list: readonly Notice[] = [];
  private nextId = 1;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<NoticeStore, 'clock' | 'nextId'>(this, { clock: false, nextId: false });
  }

  /** Shows a toast for five seconds. The same text twice is shown once. */
  show(text: string, tone: NoticeTone = 'info'): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const id = this.nextId;
    this.nextId += 1;
    this.list = [...this.list, { id, text, tone }];
    this.clock.after(noticeMs, () => this.close(id));
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}
