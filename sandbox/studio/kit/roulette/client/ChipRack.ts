import { element, icon } from '../../../client/element.ts';
import { icons } from '../../../client/icons.ts';
import { chipFace } from './chipFace.ts';
import type { ChipWord } from '../words/chips/en.ts';

export interface ChipRackOptions {
  readonly t: (key: ChipWord, values?: Readonly<Record<string, string | number>>) => string;
  /** The values of the chips, lowest first. */
  readonly values: readonly bigint[];
  readonly format: (amount: bigint) => string;
  /** The figure on a chip. */
  readonly figure: (amount: bigint) => string;
  readonly onChoose: () => void;
  readonly actions: Readonly<Record<RackAction, () => void>>;
}

export type RackAction = 'undo' | 'clear' | 'double' | 'repeat';

export interface RackState {
  readonly total: bigint;
  readonly can: Readonly<Record<RackAction, boolean>>;
}

const ICONS: Readonly<Record<RackAction, readonly string[]>> = {
  undo: ['M9 7 4.5 11.5 9 16', 'M4.5 11.5H14a5 5 0 0 1 0 10h-3'],
  clear: icons.close,
  double: ['M4 8l4.5 8', 'M8.5 8 4 16', 'M13 10.2c.3-3 5.8-3.2 5.8 0 0 2-5.8 3.6-5.8 5.8h6.2'],
  repeat: ['M5 11a7 7 0 0 1 12-4l2 2', 'M19 4.5V9h-4.5', 'M19 13a7 7 0 0 1-12 4l-2-2', 'M5 19.5V15h4.5'],
};

/** The chips to choose from, and what can be done with all chips on the table. */
export class ChipRack {
  readonly node: HTMLElement;
  /** The value of the chosen chip; null: chips are taken off. */
  chosen: bigint | null;
  private isLocked = false;
  private readonly keys: readonly (readonly [value: bigint | null, button: HTMLButtonElement])[];
  private readonly actions: Readonly<Record<RackAction, HTMLButtonElement>>;
  private readonly total = element('bdi', { class: 'figure' });
  private state: RackState = { total: 0n, can: { undo: false, clear: false, double: false, repeat: false } };

  constructor(private readonly options: ChipRackOptions) {
    const { t, values, format, figure } = options;
    this.chosen = values[Math.min(2, values.length - 1)] ?? null;
    this.keys = [
      ...values.map(
        (value, step) =>
          [value, this.key(value, t('chipOf', { amount: format(value) }), chipFace(step, figure(value)))] as const,
      ),
      [null, this.key(null, t('takeOff'), icon('M4 15 13 6l6 6-8 8H8z', 'M9.5 9.5l6 6', 'M6 20h13'))],
    ];
    const action = (name: RackAction): HTMLButtonElement =>
      element(
        'button',
        { type: 'button', class: 'rack-action', 'data-action': name, onclick: () => this.act(name) },
        icon(...ICONS[name]),
        element('span', {}, t(name)),
      );
    this.actions = { undo: action('undo'), clear: action('clear'), double: action('double'), repeat: action('repeat') };
    this.node = element(
      'div',
      { class: 'rack' },
      element(
        'div',
        { class: 'rack-chips', role: 'radiogroup', 'aria-label': t('chips') },
        ...this.keys.map(([, button]) => button),
      ),
      element('div', { class: 'rack-actions' }, ...Object.values(this.actions)),
      element('p', { class: 'rack-total' }, element('span', { class: 'label' }, t('onTable')), this.total),
    );
    this.node.addEventListener('keydown', (event) => this.press(event));
    this.mark();
    this.show(this.state);
  }

  set locked(locked: boolean) {
    this.isLocked = locked;
    for (const [, button] of this.keys) button.setAttribute('aria-disabled', String(locked));
    this.show(this.state);
  }

  /** Shows the total on the table and what can be done with it. */
  show(state: RackState): void {
    this.state = state;
    this.total.textContent = this.options.format(state.total);
    for (const name of Object.keys(this.actions) as RackAction[])
      this.actions[name].setAttribute('aria-disabled', String(this.isLocked || !state.can[name]));
    this.node.toggleAttribute('data-empty', state.total === 0n && state.can.repeat);
  }

  private key(value: bigint | null, label: string, face: SVGElement): HTMLButtonElement {
    return element(
      'button',
      {
        type: 'button',
        class: value === null ? 'rack-chip is-off' : 'rack-chip',
        role: 'radio',
        'aria-label': label,
        title: label,
        onclick: () => {
          if (!this.isLocked) this.choose(value);
        },
      },
      face,
    );
  }

  private choose(value: bigint | null): void {
    this.chosen = value;
    this.mark();
    this.options.onChoose();
  }

  private mark(): void {
    for (const [each, button] of this.keys) {
      button.setAttribute('aria-checked', String(each === this.chosen));
      button.setAttribute('tabindex', each === this.chosen ? '0' : '-1');
    }
  }

  private act(name: RackAction): void {
    if (!this.isLocked && this.state.can[name]) this.options.actions[name]();
  }

  /** Arrows choose among the chips. */
  private press(event: KeyboardEvent): void {
    const now = this.keys.findIndex(([, button]) => button === event.target);
    const isRtl = getComputedStyle(this.node).direction === 'rtl';
    const by = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (now < 0 || by === undefined || this.isLocked) return;
    const [value, button] = this.keys[(now + by + this.keys.length) % this.keys.length] ?? [null, null];
    event.preventDefault();
    this.choose(value);
    button?.focus();
  }
}
