import { makeAutoObservable, observableRef } from 'mobx';
import type { SavedCard } from '../parseCashier.ts';

/** The cards that the payment service has kept for this player, and which of them pays (5-52). */
export class SavedCards {
  /** Id of the card that pays; empty for another one. */
  chosen = '';
  cards: readonly SavedCard[] = [];
  readonly #drop: (id: string) => Promise<void>;

  constructor(drop: (id: string) => Promise<void>) {
    this.#drop = drop;
    makeAutoObservable(this, { cards: observableRef });
  }

  /** The cards of the chosen method. The one used last is the first, and pays unless the player wants another. */
  arrange(cards: readonly SavedCard[]): void {
    const isSame = cards.map(({ id }) => id).join() === this.cards.map(({ id }) => id).join();
    this.cards = cards;
    if (!isSame) this.chosen = cards[0]?.id ?? '';
  }

  choose(id: string): void {
    this.chosen = id;
  }

  /** Forgets a card at the payment service. False if that did not work. */
  async forget(id: string): Promise<boolean> {
    try {
      await this.#drop(id);
    } catch {
      // Reported by the transport.
      return false;
    }
    this.arrange(this.cards.filter((card) => card.id !== id));
    return true;
  }
}
