import { element } from '../../../client/element.ts';
import type { Card } from '../../../kit/cards/cards.ts';
import type { CardMotion } from '../../../kit/cards/client/CardMotion.ts';
import { CardView } from '../../../kit/cards/client/CardView.ts';

const HAND = 5;
const DOWN_MS = 170;
const NEXT_MS = 110;
const LAST_MS = 330;

export interface HandRowTexts {
  readonly label: string;
  readonly hold: string;
  readonly name: (card: Card) => string;
}

/** The five cards, each a switch that holds it. */
export class HandRow {
  readonly node: HTMLElement;
  private readonly views = Array.from({ length: HAND }, () => new CardView());
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(
    private readonly texts: HandRowTexts,
    private readonly motion: CardMotion,
    onPress: (index: number) => void,
  ) {
    this.buttons = this.views.map(({ node }, index) =>
      element(
        'button',
        { type: 'button', class: 'vp-card', 'aria-pressed': 'false', onclick: () => onPress(index) },
        node,
        element('span', { class: 'vp-hold' }, texts.hold),
      ),
    );
    this.node = element(
      'div',
      { class: 'vp-cards', dir: 'ltr', role: 'group', 'aria-label': texts.label },
      ...this.buttons,
    );
  }

  /** Whether each card is held. */
  showHolds(held: readonly boolean[], isLocked: boolean): void {
    for (const [index, button] of this.buttons.entries()) {
      button.setAttribute('aria-pressed', String(held[index] === true));
      button.setAttribute('aria-disabled', String(isLocked));
    }
  }

  /** Marks the cards that make the hand. */
  mark(made: readonly boolean[], state: 'none' | 'dealt' | 'final'): void {
    for (const [index, button] of this.buttons.entries())
      button.dataset['made'] = made[index] === true ? state : 'none';
  }

  /** Lays the cards without any motion. */
  lay(cards: readonly Card[]): void {
    for (const [index, view] of this.views.entries()) this.set(index, view, cards[index] ?? null);
  }

  /** Turns those that change face down, and then their new faces up from left to right; `onCard` with each. */
  async change(cards: readonly Card[], stays: readonly boolean[], onCard: (index: number) => void): Promise<void> {
    const changing = this.views.flatMap((view, index) => (stays[index] === true ? [] : [{ view, index }]));
    const shown = changing.filter(({ view }) => view.card !== null);
    for (const { view } of shown) {
      this.motion.run(view.body, [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(180deg)' }], {
        duration: DOWN_MS,
        easing: 'ease-in',
        fill: 'both',
      });
    }
    if (shown.length > 0) await this.motion.wait(DOWN_MS);
    for (const { view } of changing) {
      for (const animation of view.body.getAnimations()) animation.cancel();
      view.show(null);
    }
    for (const { view, index } of changing) {
      this.set(index, view, cards[index] ?? null);
      this.motion.turn(view);
      onCard(index);
      await this.motion.wait(NEXT_MS);
    }
    await this.motion.wait(LAST_MS);
  }

  /** Moves the focus to the card beside the one that has it; false if none has. */
  step(by: -1 | 1): boolean {
    const at = this.buttons.findIndex((button) => button === document.activeElement);
    if (at < 0) return false;
    this.buttons[(at + by + HAND) % HAND]?.focus();
    return true;
  }

  private set(index: number, view: CardView, card: Card | null): void {
    view.show(card);
    const { hold, name } = this.texts;
    this.buttons[index]?.setAttribute('aria-label', card === null ? hold : name(card));
  }
}
