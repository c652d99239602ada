import type { ContactType } from '../../../../src/contract/base/contactTypes.ts';
import type { WireQuest } from '../../../../src/contract/quests/quest.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { ByCurrency } from '../offers/campaigns/module.ts';
import type { Reward } from '../loyalty/rewards/module.ts';

/** `loyalty`, or `wheel:` and the campaign's id. */
export type QuestOwner = string;

/** The rounds that count: of these games or kinds of games (all if both are empty), with at least this stake. */
export interface CountedRounds {
  readonly games?: readonly string[];
  readonly types?: readonly string[];
  readonly min_stake?: ByCurrency;
}

/** What has to happen. Rounds and wins are those of main money alone. */
export type QuestTask =
  | { readonly kind: 'deposit'; readonly unit: 'money'; readonly amount: ByCurrency }
  /** Deposits of at least `least` each. */
  | { readonly kind: 'deposit'; readonly unit: 'times'; readonly count: number; readonly least: ByCurrency }
  | { readonly kind: 'play'; readonly unit: 'rounds'; readonly count: number; readonly rounds: CountedRounds }
  | { readonly kind: 'play'; readonly unit: 'money'; readonly amount: ByCurrency; readonly rounds: CountedRounds }
  /** Rounds that pay at least `multiple` times their stake. */
  | {
      readonly kind: 'win_multiple';
      readonly count: number;
      readonly multiple: number;
      readonly rounds: CountedRounds;
    }
  | { readonly kind: 'tournament'; readonly count: number }
  | { readonly kind: 'profile' }
  | { readonly kind: 'confirm'; readonly contact: ContactType };

/** Texts with the placeholders {amount}, {least}, {stake}, {count} and {multiple}, filled in by the task. */
type Texts = Readonly<Record<LocaleCode, { readonly title: string; readonly text: string }>>;

/** A quest as its owner defines it, in code. */
export interface QuestDefinition {
  /** The sysname, unique for its owner: it is never used for another quest. */
  readonly id: string;
  readonly texts: Texts;
  /** A path of the vendors' pictures, and the colour until it is there. */
  readonly image: string;
  readonly colour: string;
  readonly task: QuestTask;
  readonly repeat: WireQuest['repeat'];
  readonly starts_at?: Date;
  readonly ends_at?: Date;
  readonly rewards: readonly Reward[];
  readonly hint: WireQuest['hint'];
}

/** What has happened to a player, by which quests come on. Minor units. */
export type QuestCause = { readonly at: Date } & (
  | { readonly kind: 'deposit'; readonly id: string; readonly currency: string; readonly amount: bigint }
  | ({ readonly kind: 'round' } & SettledRound)
  | { readonly kind: 'tournament'; readonly id: string }
  | { readonly kind: 'state'; readonly has: readonly PlayerState[] }
);

/** What a player has reached once and for all. */
export type PlayerState = 'profile' | ContactType;

export interface SettledRound {
  readonly id: string;
  readonly game: string;
  /** The game's kind (1-3). */
  readonly type: string;
  readonly currency: string;
  /** Stakes of main money, without those that came back. */
  readonly main: bigint;
  readonly bonus: bigint;
  readonly payout: bigint;
}
