import type { Sql } from '../../../../database/database.ts';
import type { BonusGift, ByCurrency, FreeSpinsGift } from '../../offers/campaigns/module.ts';

/** What quests, levels, the shop and the wheel give, as the house defines it: amounts for each currency. */
export type Reward =
  | BonusGift
  | FreeSpinsGift
  | { readonly kind: 'money'; readonly amount: ByCurrency }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'tickets'; readonly count: number }
  | { readonly kind: 'vpn_days'; readonly count: number }
  | { readonly kind: 'spins'; readonly item: string; readonly count: number }
  | { readonly kind: 'frame'; readonly item: string }
  | {
      readonly kind: 'free_bet';
      readonly amount: ByCurrency;
      /** Thousandths. */
      readonly min_odds: number;
      readonly days: number;
    }
  | { readonly kind: 'nothing' };

/** The kinds that another module books; it registers itself with `addKind`. */
export type ForeignReward = Extract<
  Reward,
  { readonly kind: 'points' | 'tickets' | 'vpn_days' | 'spins' | 'frame' | 'free_bet' }
>;
export type ForeignKind = ForeignReward['kind'];

/** One reward for one player. The same source and id never give twice (I4). */
export interface Giving<Given extends Reward = Reward> {
  readonly uid: bigint;
  readonly currency: string;
  readonly reward: Given;
  /** Title and text by language, kept with a bonus or a pack of free spins. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly source: string;
  readonly sourceId: string;
}

export type RewardGiver<Kind extends ForeignKind> = (
  tx: Sql,
  giving: Giving<Extract<ForeignReward, { readonly kind: Kind }>>,
) => Promise<void>;
