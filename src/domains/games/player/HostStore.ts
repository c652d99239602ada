import { makeAutoObservable, observableRef } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';

/**
 * Where the one element that holds an open game is to stand. It is outside of all pages, so that the game's frame, which
 * would load anew if it were moved, stays while pages change.
 */
export class HostStore {
  /** The place that a game's page keeps free for it; null on every other page. */
  slot: HTMLElement | null = null;
  #isAdded = false;

  constructor() {
    makeAutoObservable(this, { slot: observableRef });
  }

  /** For the element that keeps the place free. */
  readonly setSlot = (slot: HTMLElement | null): void => {
    this.slot = slot;
  };

  /** Adds the element to the app, once; it shows nothing until a game is open. */
  async add({ cards, loadMessages }: Pick<AppServices, 'cards' | 'loadMessages'>): Promise<void> {
    if (this.#isAdded) return;
    this.#isAdded = true;
    const [{ GameHost }] = await Promise.all([import('../ui/player/GameHost.tsx'), loadMessages(['games'])]);
    cards.add(GameHost);
  }
}

export const hostStore: StoreFactory<HostStore> = { key: 'games.host', scope: 'visit', create: () => new HostStore() };
