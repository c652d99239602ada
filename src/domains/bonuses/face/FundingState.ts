import { makeAutoObservable, observableRef } from 'mobx';
import { gameLight } from '../../../shared/bonus/gameLight.ts';
import type { GameLight } from '../../../shared/bonus/gameLight.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { Bonus, BonusFigures, Funding } from './bonus.ts';

interface Named {
  readonly sysname: string;
  readonly type: string;
}

/**
 * Which money pays the next stake, for every page that stakes money. The flow of the bonuses keeps it up to date; until
 * the operator's first answer nothing is known.
 */
export class FundingState {
  funding: Funding | null = null;

  constructor() {
    makeAutoObservable(this, { funding: observableRef });
  }

  /** The active bonus of the casino, also while it waits for an open round; null without one. */
  get casino(): Bonus | null {
    return this.funding?.casino ?? null;
  }

  get betting(): Bonus | null {
    return this.funding?.betting ?? null;
  }

  /** The casino bonus that pays new stakes: one that has met its requirement, or is ending, pays none. */
  get paying(): Bonus | null {
    const bonus = this.casino;
    return bonus !== null && bonus.ending === null && bonus.left.minor > 0n ? bonus : null;
  }

  adopt(funding: Funding): void {
    this.funding = funding;
  }

  /** Takes the figures of an event. False if they are of a bonus that is not known as active: all is fetched again. */
  take(figures: BonusFigures): boolean {
    const { funding } = this;
    if (funding === null) return false;
    const known = funding[figures.type];
    if (known?.id !== figures.id) return figures.status !== 'active';
    if (figures.status !== 'active') return false;
    this.funding = { ...funding, [figures.type]: { ...known, ...figures } };
    return true;
  }

  /** What the paying bonus does in a game; null without one. */
  lightOf(game: Named): GameLight | null {
    return this.paying && gameLight(this.paying.terms, game);
  }
}

export const fundingState: StoreFactory<FundingState> = {
  key: 'bonus.funding',
  scope: 'player',
  create: () => new FundingState(),
};
