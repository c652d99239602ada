import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';

interface Chosen {
  readonly id: string;
  readonly title: string;
  /** The typed deposit in minor units; null while it is none. */
  readonly deposit: bigint | null;
}

/** The offer that the next deposit is to earn, for the blocks that other domains add to the deposit form. */
export class ChosenOffer {
  offer: Chosen | null = null;

  constructor() {
    makeAutoObservable(this, { offer: observableRef });
  }

  choose(offer: Chosen | null): void {
    this.offer = offer;
  }
}

export const chosenOffer: StoreFactory<ChosenOffer> = {
  key: 'offers.chosen',
  scope: 'player',
  create: () => new ChosenOffer(),
};
