import { element } from '../../../client/element.ts';
import type { Card } from '../../../kit/cards/cards.ts';
import { cardNames } from '../../../kit/cards/client/cardName.ts';
import type { CardView } from '../../../kit/cards/client/CardView.ts';
import { totalOf } from '../hand.ts';
import { totalText } from './blackjackTexts.ts';
import type { BlackjackLook } from './blackjackTexts.ts';

export interface SpotTexts {
  /** Chips on the hand; none at the dealer's. */
  readonly chips: 0 | 1 | 2;
  readonly staked: string;
  readonly result: string;
  readonly pays: string;
}

/** A hand's place on the table: its cards, its total, the chips on it, and in the end its result. */
export class HandSpot {
  readonly node: HTMLElement;
  private readonly views: CardView[] = [];
  private readonly row = element('div', { class: 'bj-cards', dir: 'ltr' });
  private readonly names = element('p', { class: 'unseen' });
  private readonly total = element('bdi', { class: 'bj-total figure' });
  private readonly result = element('p', { class: 'bj-result' });
  private readonly chips = element('span', { class: 'bj-chips', 'aria-hidden': 'true' });
  private readonly money = element('bdi', { class: 'bj-money figure' });

  constructor(
    label: string,
    side: 'dealer' | 'player',
    private readonly t: BlackjackLook,
  ) {
    this.node = element(
      'section',
      { class: 'bj-spot', 'aria-label': label, 'data-side': side },
      this.names,
      element('div', { class: 'bj-hand' }, this.row, this.total),
      ...(side === 'dealer' ? [] : [this.result, element('p', { class: 'bj-stake' }, this.chips, this.money)]),
    );
  }

  get cards(): readonly CardView[] {
    return this.views;
  }

  private get known(): Card[] {
    return this.views.flatMap(({ card }) => (card === null ? [] : [card]));
  }

  /** Whether this hand is played now. */
  set isActive(isActive: boolean) {
    this.node.classList.toggle('is-active', isActive);
  }

  add(view: CardView): void {
    this.views.push(view);
    this.row.append(view.node);
    this.arrange();
  }

  /** Takes the last card off the hand. */
  take(): CardView | undefined {
    const view = this.views.pop();
    view?.node.remove();
    this.arrange();
    return view;
  }

  /** Counts the cards that lie face up. */
  count(): void {
    this.names.textContent = cardNames(this.known, this.t);
    this.total.textContent = this.known.length === 0 ? '' : totalText(totalOf(this.known));
  }

  /** Shows the one total that counts in the end. */
  settle(): void {
    this.total.textContent = String(totalOf(this.known).total);
  }

  /** `state`: the result's name, or empty. */
  mark(state: string, { chips, staked, result, pays }: SpotTexts): void {
    this.node.dataset['result'] = state;
    this.result.textContent = result;
    this.chips.replaceChildren(...Array.from({ length: chips }, () => element('i', { class: 'bj-chip' })));
    this.money.textContent = pays === '' ? staked : pays;
  }

  /** Tells the style sheet each card's place, so that a long hand keeps to its width. */
  private arrange(): void {
    this.row.style.setProperty('--n', String(Math.max(2, this.views.length)));
    for (const [index, { node }] of this.views.entries()) node.style.setProperty('--i', String(index));
  }
}
