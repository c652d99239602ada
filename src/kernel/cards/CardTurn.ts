import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../stores.ts';

/**
 * All cards, the first before the others: the question for consent is about every one of them, what has just happened
 * goes before what can wait.
 */
const cards = ['consent', 'notice', 'joinOffer', 'hint', 'install'] as const;
export type CardId = (typeof cards)[number];

/** Which of the cards over the page is shown: they have one place, and one at a time is quiet enough. */
export class CardTurn {
  private readonly wanted = new Set<CardId>();

  constructor() {
    makeAutoObservable(this);
  }

  get shown(): CardId | null {
    return cards.find((card) => this.wanted.has(card)) ?? null;
  }

  want(card: CardId): void {
    this.wanted.add(card);
  }

  drop(card: CardId): void {
    this.wanted.delete(card);
  }
}

export const cardTurnStore: StoreFactory<CardTurn> = {
  key: 'cards.turn',
  scope: 'visit',
  create: () => new CardTurn(),
};
