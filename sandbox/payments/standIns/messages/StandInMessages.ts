/** Texts of the pages that stand in for what buyers have in the world: a phone, a coin wallet, a kiosk. */
export interface StandInMessages {
  readonly phone: {
    readonly title: string;
    readonly number: string;
    readonly open: string;
    readonly numberWrong: string;
    readonly asks: (merchant: string) => string;
    readonly until: (time: string) => string;
    readonly approve: string;
    readonly decline: string;
    readonly none: string;
    readonly noneText: string;
    readonly approved: string;
    readonly declined: string;
    readonly late: string;
    readonly refresh: string;
  };
  readonly wallet: {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly memo: string;
    readonly noMemo: string;
    readonly network: string;
    readonly testNetwork: string;
    readonly amount: (coin: string) => string;
    readonly amountHint: (decimals: number) => string;
    readonly amountWrong: (decimals: number) => string;
    readonly send: string;
    readonly sent: (amount: string) => string;
    readonly sentText: string;
    readonly again: string;
    readonly unknown: string;
    readonly unknownText: string;
  };
  readonly ton: {
    readonly title: string;
    readonly connects: (app: string) => string;
    readonly connectText: string;
    readonly connect: string;
    readonly refuse: string;
    readonly account: string;
    readonly connectedTo: (app: string) => string;
    readonly asks: (app: string) => string;
    readonly amount: string;
    readonly unreadable: string;
    readonly send: string;
    readonly decline: string;
    readonly none: string;
    readonly noneText: string;
    readonly noLink: string;
    readonly noLinkText: string;
    readonly news: Readonly<Record<'connected' | 'refused' | 'sent' | 'declined' | 'late' | 'unknown', string>>;
  };
  readonly kiosk: {
    readonly title: string;
    readonly text: string;
    readonly amount: string;
    readonly amountHint: string;
    readonly amountWrong: string;
    readonly currency: string;
    readonly issue: string;
    readonly slip: string;
    readonly code: string;
    readonly qr: string;
    readonly issued: string;
    readonly useText: string;
    readonly printText: string;
    readonly used: string;
    readonly another: string;
  };
}
