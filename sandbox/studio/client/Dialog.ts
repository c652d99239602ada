import { element, icon } from './element.ts';
import { icons } from './icons.ts';

/** A modal `<dialog>`: the browser traps the focus and closes it on Escape; a click outside closes it too. */
export class Dialog {
  readonly body: HTMLElement;
  private readonly node: HTMLDialogElement;
  private opener: HTMLElement | null = null;

  constructor(id: string, title: string, closeLabel: string) {
    const heading = element('h2', { id: `${id}-title` }, title);
    const close = element(
      'button',
      { type: 'button', class: 'tool', 'aria-label': closeLabel, onclick: () => this.close() },
      icon(...icons.close),
    );
    this.body = element('div', { class: 'panel-body', tabindex: '0', role: 'group', 'aria-labelledby': `${id}-title` });
    this.node = element(
      'dialog',
      { id, class: 'panel', 'aria-labelledby': `${id}-title` },
      element('div', { class: 'panel-sheet' }, element('header', { class: 'panel-head' }, heading, close), this.body),
    );
    this.node.addEventListener('click', (event) => {
      if (event.target === this.node) {
        this.close();
      }
    });
    this.node.addEventListener('close', () => this.opener?.focus());
    document.body.append(this.node);
  }

  get isOpen(): boolean {
    return this.node.open;
  }

  open(): void {
    if (this.node.open) {
      return;
    }
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.node.showModal();
  }

  /** @param focus gets the focus instead of what had it before the dialog was opened */
  close(focus: HTMLElement | null = this.opener): void {
    this.opener = focus;
    this.node.close();
  }
}
