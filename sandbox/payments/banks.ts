/** A bank that pays by its own page. Its colours are in page/looks.ts, under its id. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly currencies: readonly string[];
}

const banks: readonly Bank[] = [
  { id: 'kestrel', name: 'Kestrel Bank', currencies: ['EUR', 'USD', 'JPY', 'KWD'] },
  { id: 'lindenhof', name: 'Lindenhof Savings', currencies: ['EUR'] },
  { id: 'brightwater', name: 'Brightwater', currencies: ['EUR', 'USD'] },
  { id: 'summitoak', name: 'Summit Oak', currencies: ['USD'] },
  { id: 'hoshimori', name: 'Hoshimori Bank', currencies: ['JPY'] },
  { id: 'danacoast', name: 'Dana Coast Bank', currencies: ['KWD'] },
];

/** The banks that hold accounts in a currency. */
export const banksFor = (currency: string): readonly Bank[] =>
  banks.filter(({ currencies }) => currencies.includes(currency));

export const bankOf = (id: string): Bank | undefined => banks.find((bank) => bank.id === id);
