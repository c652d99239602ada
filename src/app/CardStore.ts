import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { CardsView } from '../kernel/deps.ts';

/** The cards that flows show over every page. */
export class CardStore implements CardsView {
  list: readonly ComponentType[] = [];

  constructor() {
    makeAutoObservable(this, { list: observableRef });
  }

  add(Card: ComponentType): () => void {
    this.list = [...this.list, Card];
    return () => this.remove(Card);
  }

  private remove(Card: ComponentType): void {
    this.list = this.list.filter((one) => one !== Card);
  }
}
