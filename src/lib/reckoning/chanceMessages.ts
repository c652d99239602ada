import type { OfferChance, OfferPlan } from '../../shared/bonus/chanceOf.ts';

export interface ToChanceWorker {
  readonly id: number;
  readonly plan: OfferPlan;
}

export type FromChanceWorker =
  | { readonly id: number; readonly chance: OfferChance }
  | { readonly id: number; readonly failure: string };
