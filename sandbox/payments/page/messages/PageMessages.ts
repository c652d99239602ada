import type { Outcome } from '../../payments.ts';

interface State {
  readonly title: string;
  readonly text: string;
}

/** All texts of the hosted pages in one language; functions take the values to insert. */
export interface PageMessages {
  readonly sandbox: string;
  readonly sandboxDetail: string;
  readonly payingTo: (merchant: string) => string;
  readonly amount: string;
  readonly method: string;
  readonly reference: string;
  readonly cardMethod: string;
  readonly flashpayMethod: string;
  readonly cardTitle: string;
  readonly flashpayTitle: string;
  readonly flashpayText: string;
  readonly number: string;
  readonly numberHint: string;
  readonly numberKept: (digits: string) => string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly holder: string;
  readonly holderHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly keepsNote: string;
  readonly outcomeTitle: string;
  readonly outcomeNote: string;
  readonly outcomes: Readonly<Record<Exclude<Outcome, 'cancel'>, { readonly label: string; readonly note: string }>>;
  readonly pay: (amount: string) => string;
  readonly confirm: (amount: string) => string;
  readonly cancel: string;
  readonly back: (merchant: string) => string;
  readonly checkAgain: string;
  readonly errorsTitle: string;
  readonly errorPrefix: string;
  readonly errors: {
    readonly numberRequired: string;
    readonly numberWrong: string;
    readonly expiryRequired: string;
    readonly expiryWrong: string;
    readonly expiryPast: string;
    readonly holderRequired: string;
    readonly holderWrong: string;
    readonly cvcRequired: string;
    readonly cvcWrong: string;
    readonly outcomeRequired: string;
  };
  readonly states: Readonly<Record<'succeeded' | 'failed' | 'cancelled' | 'pending', State>>;
  readonly missing: State;
  readonly refused: State;
  readonly broken: State;
}
