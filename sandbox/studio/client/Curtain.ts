import { element } from './element.ts';
import type { Pacer } from './Pacer.ts';

export interface CurtainText {
  readonly title: string;
  /** URL of a symbol's picture, or null. */
  readonly picture: string | null;
  readonly figure: string | null;
  readonly notes: readonly string[];
  readonly action: string;
}

/** Overlay on the reels: start or end of a feature, or a note while an outcome is being checked. */
export class Curtain {
  readonly node = element('div', { class: 'curtain', hidden: true });
  private answer: (() => void) | null = null;

  /** Shows the text for `ms` or until the player continues. */
  async pause(text: CurtainText, ms: number, pacer: Pacer): Promise<void> {
    this.write(text, () => pacer.hurry());
    await pacer.wait(ms);
    this.node.hidden = true;
  }

  /** Shows the text, without rays, until the player answers it, with its button or by `dismiss`. */
  async ask(text: CurtainText): Promise<void> {
    const action = this.write(text, () => this.dismiss());
    this.node.classList.add('is-sober');
    action.focus({ preventScroll: true });
    await new Promise<void>((resolve) => {
      this.answer = resolve;
    });
    this.node.hidden = true;
    this.node.classList.remove('is-sober');
  }

  dismiss(): void {
    this.answer?.();
    this.answer = null;
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
    if (this.answer === null) this.node.hidden = true;
  }

  private write(text: CurtainText, onAction: () => void): HTMLButtonElement {
    const action = element('button', { type: 'button', class: 'curtain-action', onclick: onAction }, text.action);
    this.node.replaceChildren(
      ...(text.picture === null
        ? []
        : [element('img', { class: 'curtain-picture', src: text.picture, alt: '', width: 72, height: 72 })]),
      element('p', { class: 'curtain-title' }, text.title),
      ...(text.figure === null ? [] : [element('p', { class: 'curtain-figure' }, element('bdi', {}, text.figure))]),
      ...text.notes.map((note) => element('p', { class: 'curtain-note' }, note)),
      action,
    );
    this.node.hidden = false;
    return action;
  }
}
