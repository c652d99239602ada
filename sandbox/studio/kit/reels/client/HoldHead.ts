import { element } from '../../../client/element.ts';
import type { JackpotPanel } from './JackpotPanel.ts';
import { meter, showMeter } from './SlotHead.ts';
import type { Meter } from './SlotHead.ts';

/** Above the grid: the jackpots, the win so far and, in the respins, the lives. */
export class HoldHead {
  readonly node: HTMLElement;
  private readonly pips: readonly HTMLElement[];
  private readonly livesNode: HTMLElement;
  private readonly livesText = element('span', { class: 'unseen' });
  private readonly wonMeter: Meter;

  constructor(
    panel: JackpotPanel,
    hint: HTMLElement,
    words: { readonly won: string; readonly lives: string },
    lives: number,
  ) {
    this.pips = Array.from({ length: lives }, () => element('span', { class: 'life' }));
    this.livesNode = element(
      'div',
      { class: 'slot-meter slot-lives', hidden: true },
      element('span', { class: 'label' }, words.lives),
      element('span', { class: 'lives', 'aria-hidden': 'true' }, ...this.pips),
      this.livesText,
    );
    this.wonMeter = meter(words.won, 'slot-won');
    this.node = element(
      'div',
      { class: 'slot-head' },
      panel.node,
      hint,
      element('div', { class: 'slot-meters' }, this.livesNode, this.wonMeter.node),
    );
  }

  /** The win so far; null for none. */
  won(amount: string | null): void {
    showMeter(this.wonMeter, amount);
    this.mark();
  }

  /** The lives that are left; null outside the respins. */
  lives(left: number | null): void {
    this.livesNode.hidden = left === null;
    this.livesText.textContent = String(left ?? '');
    this.pips.forEach((pip, index) => pip.toggleAttribute('data-on', index < (left ?? 0)));
    this.mark();
  }

  private mark(): void {
    this.node.toggleAttribute('data-busy', !this.wonMeter.node.hidden || !this.livesNode.hidden);
  }
}
