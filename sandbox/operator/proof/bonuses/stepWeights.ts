/** How often each step is taken, against the others. */
export const stepWeights = {
  credit: 6,
  grant: 8,
  activate: 5,
  pause: 3,
  remove: 2,
  burn: 1,
  withdraw: 4,
  bet: 30,
  raise: 8,
  win: 30,
  rollback: 7,
  rollbackFirst: 2,
  time: 8,
  spins: 2,
  freeBet: 5,
  cashback: 3,
} as const;
export type Step = keyof typeof stepWeights;
