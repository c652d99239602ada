/** The entries, with the support category that each belongs to, in their order. */
export const entries = [
  ['withdrawal-time', 'payments'],
  ['deposit-missing', 'payments'],
  ['password', 'account'],
  ['two-factor', 'account'],
  ['verification', 'verification'],
  ['wagering', 'bonuses'],
  ['fair', 'games'],
  ['round-stopped', 'games'],
  ['limits', 'responsible'],
  ['break', 'responsible'],
  ['close-account', 'account'],
  ['play-money', 'other'],
] as const;

export type FaqTexts = Readonly<
  Record<(typeof entries)[number][0], readonly [question: string, answer: string, words: string]>
>;
