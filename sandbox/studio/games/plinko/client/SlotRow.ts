import { element } from '../../../client/element.ts';
import type { Rational } from '../../../kit/fair/Rational.ts';
import { slotX } from './board.ts';
import type { Board } from './board.ts';
import { heatOf } from './chances.ts';

/** The slots with what they pay. */
export class SlotRow {
  readonly node = element('ol', { class: 'plinko-slots', dir: 'ltr' });
  private slots: readonly HTMLElement[] = [];

  constructor(
    label: string,
    private readonly text: (multiplier: Rational) => string,
  ) {
    this.node.setAttribute('aria-label', label);
  }

  show(multipliers: readonly Rational[]): void {
    this.slots = multipliers.map((multiplier) => {
      const text = this.text(multiplier);
      const slot = element('li', { class: 'plinko-slot', 'data-long': text.length > 2 }, element('bdi', {}, text));
      slot.style.setProperty('--heat', String(heatOf(multiplier.toNumber())));
      if (multiplier.toNumber() <= 1) slot.dataset['pays'] = 'less';
      return slot;
    });
    this.node.replaceChildren(...this.slots);
  }

  use(board: Board): void {
    const { gap, rows, slotTop, slotHeight } = board;
    const style: Readonly<Record<string, number>> = {
      '--x': slotX(board, 0) - gap / 2,
      '--y': slotTop,
      '--width': gap * (rows + 1),
      '--height': slotHeight,
      '--letter': Math.min(19, gap * 0.6, slotHeight * 0.55),
    };
    for (const [name, value] of Object.entries(style)) this.node.style.setProperty(name, `${value}px`);
  }

  /** Marks the slot that a ball fell into, and gives it. */
  land(slot: number): HTMLElement | null {
    this.clear();
    const landed = this.slots[slot] ?? null;
    if (landed === null) return null;
    landed.dataset['landed'] = '';
    landed.setAttribute('aria-current', 'true');
    return landed;
  }

  clear(): void {
    for (const slot of this.slots) {
      delete slot.dataset['landed'];
      slot.removeAttribute('aria-current');
    }
  }
}
