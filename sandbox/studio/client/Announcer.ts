import { element } from './element.ts';

/** Says outcomes to assistive technology, politely, and only once they have been shown. */
export class Announcer {
  readonly node = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' });
  private isOdd = false;

  /** Says the text, also when it is the same as before. */
  say(text: string): void {
    this.isOdd = !this.isOdd;
    this.node.textContent = this.isOdd ? text : `${text}\u00a0`;
  }
}
