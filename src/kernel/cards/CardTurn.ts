import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../stores.ts';

/** Which of the cards over the page is shown: they have one place, and one at a time is quiet enough. */
export class CardTurn {
  private readonly wanted = new Map<string, number>();

  constructor() {
    makeAutoObservable(this);
  }

  /** Of all cards that want to be shown, the one with the lowest order. */
  get shown(): string | null {
    const [first] = [...this.wanted].sort(([, left], [, right]) => left - right);
    return first?.[0] ?? null;
  }

  want(card: string, order: number): void {
    this.wanted.set(card, order);
  }

  drop(card: string): void {
    this.wanted.delete(card);
  }
}

export const cardTurnStore: StoreFactory<CardTurn> = {
  key: 'cards.turn',
  scope: 'visit',
  create: () => new CardTurn(),
};
