export type NoticeTone = 'error' | 'info';

/** What the page has to say for as long as it lasts, whatever was said before: it is held, or it has no connection. */
export type NoticeHold = 'pause' | 'offline';

/**
 * The one line of a game for refusals and notes. A hold covers what was said before and gives it back when it ends: a
 * player whom the site has asked something about a refusal still finds the refusal there.
 */
export class NoticeLine {
  private text = '';
  private tone: NoticeTone = 'error';
  private readonly holds = new Map<NoticeHold, string>();

  constructor(private readonly node: HTMLElement) {}

  /** Shows a refusal, or with `info` a note; an empty text removes it. */
  show(text: string, tone: NoticeTone = 'error'): void {
    this.text = text;
    this.tone = tone;
    this.draw();
  }

  /** Begins a hold with its text, or ends it with an empty one. */
  hold(reason: NoticeHold, text: string): void {
    if (text === '') this.holds.delete(reason);
    else this.holds.set(reason, text);
    this.draw();
  }

  /** Whether this is the note below any holds. */
  says(text: string): boolean {
    return this.text === text;
  }

  private draw(): void {
    const held = [...this.holds.values()].at(-1);
    const [text, tone] = held === undefined ? [this.text, this.tone] : [held, 'info'];
    this.node.dataset['tone'] = tone;
    // The same text is not announced again.
    if (this.node.textContent !== text) this.node.textContent = text;
  }
}
