import type { SqlValue } from './database.ts';

type Encoded = string | number | boolean | null | readonly (string | null)[];

/** Encodes parameters so that both drivers send the same: BigInt and Date as text. */
export function encodeParams(params: readonly SqlValue[]): Encoded[] {
  return params.map(encodeParam);
}

function encodeParam(value: SqlValue): Encoded {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null)
    return value.map((item: string | number | bigint | null) => (item === null ? null : String(item)));
  return value;
}
