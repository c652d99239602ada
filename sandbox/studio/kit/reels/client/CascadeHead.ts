import { element } from '../../../client/element.ts';
import type { MessageKey } from '../../../client/translate.ts';
import type { SlotWord } from '../words/en.ts';
import { MultiplierLadder } from './MultiplierLadder.ts';
import { meter, showMeter } from './SlotHead.ts';
import type { Meter } from './SlotHead.ts';

type Words = (key: SlotWord | MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Above the grid: the multiplier of the next win, the win so far and the free spins. */
export class CascadeHead {
  readonly node: HTMLElement;
  private readonly ladder: MultiplierLadder;
  private readonly ladderBox: HTMLElement;
  private readonly wonMeter: Meter;
  private readonly spinMeter: Meter;

  constructor(
    private readonly t: Words,
    hint: HTMLElement,
  ) {
    this.ladder = new MultiplierLadder(t('slotNext'));
    this.ladderBox = element(
      'div',
      { class: 'slot-ladder', hidden: true },
      element('p', { class: 'label' }, t('slotNext')),
      this.ladder.node,
    );
    this.wonMeter = meter(t('slotWin'), 'slot-won');
    this.spinMeter = meter(t('slotFree'), 'slot-spins');
    this.node = element(
      'div',
      { class: 'slot-head' },
      hint,
      this.ladderBox,
      element('div', { class: 'slot-meters' }, this.spinMeter.node, this.wonMeter.node),
    );
  }

  /** The steps of the multiplier, and the present one. */
  chain(values: readonly number[], step: number): void {
    this.ladderBox.hidden = false;
    this.ladder.use(values);
    this.ladder.at(step);
  }

  step(step: number): void {
    this.ladder.at(step);
  }

  /** The win so far; null for none. */
  won(amount: string | null): void {
    showMeter(this.wonMeter, amount);
    this.node.toggleAttribute('data-busy', amount !== null || !this.spinMeter.node.hidden);
  }

  /** The present free spin; 0 for none. */
  spins(spin: number, total: number): void {
    showMeter(this.spinMeter, spin === 0 ? null : this.t('slotFreeOf', { spin, total }));
  }

  clear(): void {
    this.won(null);
    this.spins(0, 0);
    this.node.toggleAttribute('data-busy', false);
  }
}
