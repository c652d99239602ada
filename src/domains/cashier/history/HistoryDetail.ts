/** One payment, round or row of the history with all that is known here. */
export interface HistoryDetail {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly isCode?: boolean }[];
  /** Path of the form that tries it again; empty for none. */
  readonly again: string;
  /** Whose rows of the ledger are listed, and whose case file can be had; null for neither. */
  readonly about: { readonly file: 'payment' | 'round'; readonly id: string } | null;
}
