import { parseAmount } from '../engine/amounts.ts';
import type { Commitment } from './protocol.ts';
import { StudioCallError } from './StudioCallError.ts';

/** Readers of the fields of a reply. Each throws `Unknown` when the field is not as promised. */
export type Fields = Readonly<Record<string, unknown>>;

/** A decimal amount as minor units. */
export function minorOf(value: unknown, decimals: number): bigint {
  return (typeof value === 'string' ? parseAmount(value, decimals) : null) ?? unreadable('amount');
}

export function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : unreadable('object');
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : unreadable('text');
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : unreadable('number');
}

export function readCommitment(value: unknown): Commitment {
  const fields = recordOf(value);
  return { seedHash: textOf(fields['seedHash']), nonce: numberOf(fields['nonce']) };
}

export function unreadable(what: string): never {
  throw new StudioCallError('Unknown', `Unreadable ${what}`);
}
