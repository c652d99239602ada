import { element } from '../../../client/element.ts';
import type { Card } from '../cards.ts';
import { cardBack } from './cardBack.ts';
import { cardFace } from './cardFace.ts';
import { drawing } from './drawing.ts';
import './cards.css';

const BACK = cardBack();
const FACES = new Map<Card, string>();

const faceOf = (card: Card): string => {
  const face = FACES.get(card) ?? cardFace(card);
  FACES.set(card, face);
  return face;
};

/** A card on the table: its two sides, one of which is up. The face is drawn only when it is known. */
export class CardView {
  readonly node: HTMLElement;
  /** What turns; `CardMotion.turn` moves it. */
  readonly body: HTMLElement;
  private readonly front = element('span', { class: 'card-front' });
  private shown: Card | null = null;

  /** Face up; face down without a card. */
  constructor(card: Card | null = null) {
    this.body = element('span', { class: 'card-body' }, this.front, backSide());
    this.node = element('span', { class: 'card', 'aria-hidden': 'true' }, this.body);
    this.show(card);
  }

  get card(): Card | null {
    return this.shown;
  }

  /** Lays the card face up, or face down without a card. */
  show(card: Card | null): void {
    if (card !== null && card !== this.shown) this.front.replaceChildren(drawing(faceOf(card)));
    this.shown = card;
    this.node.classList.toggle('is-down', card === null);
  }
}

const backSide = (): HTMLElement => element('span', { class: 'card-back' }, drawing(BACK));

/** A card that only shows a face, such as in a history. */
export const smallCard = (card: Card): HTMLElement =>
  element('span', { class: 'card' }, element('span', { class: 'card-front' }, drawing(faceOf(card))));
