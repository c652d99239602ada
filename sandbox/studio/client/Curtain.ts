import { element } from './element.ts';
import type { Pacer } from './Pacer.ts';

export interface CurtainText {
  readonly title: string;
  /** URL of a symbol's picture, or null. */
  readonly picture: string | null;
  readonly figure: string;
  readonly notes: readonly string[];
  readonly action: string;
}

/** Overlay on the reels: start or end of a feature, or a note while an outcome is being checked. */
export class Curtain {
  readonly node = element('div', { class: 'curtain', hidden: true });

  /** Shows the text for `ms` or until the player continues. */
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
