import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { CardsView } from '../kernel/AppServices.ts';

interface Card {
  /** Of this adding: a card that stays must not be mounted anew when one before it goes. */
  readonly id: number;
  readonly Card: ComponentType;
}

/** The cards that flows show over every page. */
export class CardStore implements CardsView {
  list: readonly Card[] = [];
  #added = 0;

  constructor() {
    makeAutoObservable(this, { list: observableRef });
  }

  add(Card: ComponentType): () => void {
    this.#added += 1;
    const id = this.#added;
    this.list = [...this.list, { id, Card }];
    return () => this.remove(id);
  }

  private remove(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}
