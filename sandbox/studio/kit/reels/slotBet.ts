import { readFields } from '../rounds/readFields.ts';
import { RuleError } from '../rounds/RoundGame.ts';

/** The bet of a slot: a spin, or its feature for a higher price. */
export interface SlotBet {
  readonly buy: boolean;
}

/** How a round begins. */
export type SlotEntry = 'spin' | 'feature';

/** Pays of slots are whole tenths of the stake. Stakes are whole tens of minor units, so nothing is ever rounded. */
export const PAY_PARTS = 10;

export function readSlotBet(value: unknown): SlotBet {
  const { buy = false } = readFields(value, 'bet');
  if (typeof buy !== 'boolean') throw new RuleError('buy', 'buy is true or false');
  return { buy };
}

export const entryOf = ({ buy }: SlotBet): SlotEntry => (buy ? 'feature' : 'spin');

/** Slots have no moves. */
export function refuseMoves(): never {
  throw new RuleError('move', 'A slot has no moves');
}

/** What a number of tenths of a stake is, in minor units. */
export const tenthsOf = (stake: bigint, tenths: number): bigint => (stake * BigInt(tenths)) / BigInt(PAY_PARTS);
