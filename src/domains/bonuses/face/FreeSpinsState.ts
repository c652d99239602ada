import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { FreeSpinPack, PackFigures } from './freeSpinPack.ts';

/**
 * The packs that pay rounds now, for every page that shows games. The flow of the free spins keeps them up to date; until
 * the operator's first answer none is known.
 */
export class FreeSpinsState {
  /** Active ones, the first to end first; null until they are known. */
  packs: readonly FreeSpinPack[] | null = null;

  constructor() {
    makeAutoObservable(this, { packs: observableRef });
  }

  /** The pack that a game uses next; null without one. */
  packIn(sysname: string): FreeSpinPack | null {
    return this.packs?.find(({ game }) => game.sysname === sysname) ?? null;
  }

  /** How many rounds of a game the house pays. */
  leftIn(sysname: string): number {
    return (this.packs ?? []).reduce((sum, { game, left }) => (game.sysname === sysname ? sum + left : sum), 0);
  }

  adopt(packs: readonly FreeSpinPack[]): void {
    this.packs = packs;
  }

  /** Takes the figures of an event. False if they are of a pack that is not known as active: all is fetched again. */
  take(figures: PackFigures): boolean {
    const { packs } = this;
    if (packs === null) return false;
    if (!packs.some(({ id }) => id === figures.id)) return figures.left === 0;
    this.packs = packs
      .map((pack) => (pack.id === figures.id ? { ...pack, ...figures } : pack))
      .filter(({ left }) => left > 0);
    return true;
  }
}

export const freeSpinsState: StoreFactory<FreeSpinsState> = {
  key: 'freespins.packs',
  scope: 'player',
  create: () => new FreeSpinsState(),
};
