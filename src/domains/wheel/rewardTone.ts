import { minorOf } from './minorOf.ts';
import type { Spin } from './api.ts';

/** How an outcome is told. `returned`: money that is no more than the spin had cost is never celebrated. */
export type OutcomeTone = 'won' | 'returned' | 'nothing';

export function toneOf({ reward, cost }: Pick<Spin, 'reward' | 'cost'>): OutcomeTone {
  if (reward.kind === 'nothing') return 'nothing';
  if (reward.kind !== 'money' || reward.amount === null || cost === null) return 'won';
  return minorOf(reward.amount) <= minorOf(cost) ? 'returned' : 'won';
}
