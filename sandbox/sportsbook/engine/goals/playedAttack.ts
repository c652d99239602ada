import type { Attack } from '../types.ts';

/** An attack with its end. */
export interface PlayedAttack extends Attack {
  /** From 0, below 1: decides who shot and, without a goal, what the attack ends with. */
  readonly luck: number;
}
