import type { Outcome, PageMethod } from '../../payments.ts';

interface State {
  readonly title: string;
  readonly text: string;
}

/** All texts of the hosted pages in one language; functions take the values to insert. */
export interface PageMessages {
  readonly sandbox: string;
  readonly sandboxDetail: string;
  readonly sandboxCard: string;
  readonly payingTo: (merchant: string) => string;
  readonly amount: string;
  readonly method: string;
  readonly reference: string;
  readonly methodNames: Readonly<Record<PageMethod, string>>;
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
  readonly saveCard: string;
  readonly saveCardNote: string;
  readonly savedTitle: string;
  readonly savedCard: string;
  readonly pursePage: {
    readonly signIn: string;
    readonly text: string;
    readonly wallet: string;
    readonly walletHint: string;
    readonly passcode: string;
    readonly confirm: string;
  };
  readonly bankPage: {
    readonly signIn: (bank: string) => string;
    readonly text: string;
    readonly customer: string;
    readonly customerHint: string;
    readonly pin: string;
    readonly confirm: string;
  };
  readonly secretHint: string;
  readonly next: string;
  readonly from: string;
  readonly to: string;
  readonly fee: string;
  readonly noFee: string;
  readonly total: string;
  readonly challenge: {
    readonly title: string;
    readonly text: (merchant: string) => string;
    readonly card: string;
    readonly merchant: string;
    readonly sent: string;
    readonly code: string;
    readonly codeHint: string;
    readonly confirm: string;
    readonly resend: string;
    readonly noMore: string;
    /** After a wrong code; one or two tries are left. */
    readonly wrong: (triesLeft: number) => string;
  };
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
    readonly walletWrong: string;
    readonly customerWrong: string;
    readonly secretWrong: string;
  };
  readonly states: Readonly<Record<'succeeded' | 'failed' | 'cancelled' | 'pending', State>>;
  readonly missing: State;
  readonly refused: State;
  readonly broken: State;
}
