import type { LocaleCode } from '../../../market/facts.ts';

/** The words of a notification in one language; an empty button is none. */
export interface EntryText {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

export type EntryTexts = Readonly<Record<LocaleCode, EntryText>>;

/** What is put into a player's notification centre. */
export interface Entry {
  readonly uid: bigint;
  readonly subject: string;
  readonly texts: EntryTexts;
  /** Path below the vendors' address, or a whole address; empty for none. */
  readonly image: string;
  /** Path of the site without locale prefix; empty for none. */
  readonly path: string;
  /** Decimal text and its currency or kind of reward; both empty for none. */
  readonly amount: string;
  readonly amountType: string;
  /** 4-55: one page of the player shows it as a toast. */
  readonly hasToast: boolean;
}

export interface EntryRow {
  readonly id: bigint;
  readonly subject: string;
  readonly texts: EntryTexts;
  readonly image: string;
  readonly path: string;
  readonly amount: string;
  readonly amount_type: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}
