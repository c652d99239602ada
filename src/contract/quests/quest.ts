import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { reward } from '../loyalty/reward.ts';
import { instant, text } from '../base/schemas.ts';

/** What brings a quest on: the player's own deposits, rounds and wins of main money, tournaments, profile and contacts. */
export const questKinds = ['deposit', 'play', 'win_multiple', 'tournament', 'profile', 'confirm'] as const;

/** `over`: it ended before it was done. */
export const questStatuses = ['open', 'done', 'over'] as const;
/** How often it can be done; days and weeks begin in UTC, weeks on Monday. */
export const questRepeats = ['once', 'day', 'week'] as const;

/** 3-64: decimal texts. `money`: in units of `currency`; `rounds` and `times` are counts. */
export const questProgress = object({
  unit: string().oneOf(['money', 'rounds', 'times']).defined(),
  /** Empty unless the unit is money. */
  currency: text(),
  minValue: text(),
  maxValue: text(),
  /** Never above `maxValue`. */
  expCount: text(),
}).defined();

/** Where a quest is done. `item`: a game's sysname, a kind of games, or the kind of contact; empty for none. */
export const questPlaces = ['deposit', 'game', 'games', 'tournaments', 'profile', 'contacts'] as const;

/** A task with rewards (1-9, 1-10), in the language and currency of the call; as a new player has it for a guest. */
export const quest = object({
  /** Its sysname: unique among the quests of loyalty, or of one fortune wheel. */
  id: text(),
  kind: string().oneOf(questKinds).defined(),
  description: object({ title: text(), text: text(), image: text(), colour: text() }).defined(),
  progress: questProgress,
  rewards: array(reward).defined(),
  status: string().oneOf(questStatuses).defined(),
  repeat: string().oneOf(questRepeats).defined(),
  /** When it ends, or its day or week does; null for no end. */
  ends_at: instant().nullable().defined(),
  done_at: instant().nullable().defined(),
  hint: object({ place: string().oneOf(questPlaces).defined(), item: text() }).defined(),
}).defined();
export type WireQuest = InferType<typeof quest>;

/** A quest of the past: as it was then. */
export const doneQuest = object({
  id: text(),
  description: object({ title: text(), text: text(), image: text(), colour: text() }).defined(),
  rewards: array(reward).defined(),
  done_at: instant(),
}).defined();

/** A quest has come on, or is done. */
export interface QuestChanged {
  readonly type: 'quests.changed';
  readonly data: {
    /** `loyalty`, or `wheel:` and the campaign's id. */
    readonly owner: string;
    readonly id: string;
    readonly status: 'open' | 'done';
    readonly expCount: string;
  };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'quests.changed': QuestChanged;
  }
}
