import { parseAmount } from '../engine/amounts.ts';

/**
 * A typed amount in minor units; null if it is none. Commas count as decimal points; spaces, and a point without decimals
 * yet, are ignored.
 */
export const typedAmount = (text: string, decimals: number): bigint | null =>
  parseAmount(text.replaceAll(/\s/g, '').replace(',', '.').replace(/\.$/, ''), decimals);
