import { element } from './element.ts';
import type { Pacer } from './Pacer.ts';

export interface CurtainText {
  readonly title: string;
  /** A symbol's address, or null. */
  readonly picture: string | null;
  readonly figure: string;
  readonly notes: readonly string[];
  readonly action: string;
}

/** What is announced over the reels: a feature that begins or ends, a check that takes long. */
export class Curtain {
  readonly node = element('div', { class: 'curtain', hidden: true });

  /** Shows the text until it was read, or the player goes on. */
  async pause(text: CurtainText, ms: number, pacer: Pacer): Promise<void> {
    const action = element(
      'button',
      { type: 'button', class: 'curtain-action', onclick: () => pacer.hurry() },
      text.action,
    );
    this.node.replaceChildren(
      ...(text.picture === null
        ? []
        : [element('img', { class: 'curtain-picture', src: text.picture, alt: '', width: 72, height: 72 })]),
      element('p', { class: 'curtain-title' }, text.title),
      element('p', { class: 'curtain-figure' }, element('bdi', {}, text.figure)),
      ...text.notes.map((note) => element('p', { class: 'curtain-note' }, note)),
      action,
    );
    this.node.hidden = false;
    await pacer.wait(ms);
    this.node.hidden = true;
  }

  /** Shows a note until `lift`. */
  hold(title: string, note: string): void {
    this.node.replaceChildren(
      element('span', { class: 'waiting', 'aria-hidden': 'true' }),
      element('p', { class: 'curtain-title' }, title),
      element('p', { class: 'curtain-note' }, note),
    );
    this.node.hidden = false;
  }

  lift(): void {
    this.node.hidden = true;
  }
}
