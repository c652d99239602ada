import { element } from './element.ts';

/** Polite live region that announces outcomes to screen readers, after they have been shown. */
export class Announcer {
  readonly node = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' });
  private isOdd = false;

  /** Announces the text, even if it is the same as before. */
  say(text: string): void {
    this.isOdd = !this.isOdd;
    this.node.textContent = this.isOdd ? text : `${text}\u00a0`;
  }
}
