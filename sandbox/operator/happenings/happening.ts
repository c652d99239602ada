import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { PersonKind } from '../players/identifiers.ts';
import type { WireReward } from '../../../src/contract/loyalty/reward.ts';

/** What happens to a player that other areas act upon: quests, notices, points. */
export interface HappeningKinds {
  readonly registered: Readonly<Record<string, never>>;
  /** `amount` in minor units, as text. */
  readonly deposited: { readonly amount: string; readonly currency: string };
  readonly contactConfirmed: { readonly type: ContactType };
  /** The account can neither deposit nor play for now: it may be that of a person who has excluded themselves. */
  readonly playHeld: { readonly cause: PersonKind | ContactType };
  readonly profileSaved: Readonly<Record<string, never>>;
  readonly tournamentJoined: { readonly tournament_id: number };
  /** `title` by language, and what the player got by it. */
  readonly questDone: {
    readonly quest: string;
    readonly title: Readonly<Record<string, string>>;
    readonly image: string;
    readonly rewards?: readonly WireReward[];
  };
  readonly productBought: {
    readonly product: string;
    readonly title: Readonly<Record<string, string>>;
    readonly image: string;
    readonly rewards?: readonly WireReward[];
  };
  readonly levelReached: {
    readonly level: number;
    readonly title: Readonly<Record<string, string>>;
    readonly image: string;
    readonly rewards?: readonly WireReward[];
  };
}

export type HappeningKind = keyof HappeningKinds;

/** One of them, as a listener gets it. `id` is unique: by it a listener that books something books it once. */
export type Happening = {
  readonly [Kind in HappeningKind]: {
    readonly id: bigint;
    readonly uid: bigint;
    readonly kind: Kind;
    readonly data: HappeningKinds[Kind];
    readonly at: Date;
  };
}[HappeningKind];
