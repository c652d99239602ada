/** Each value as often as its weight: a uniform draw below the table's length then has the weights as chances. */
export function weightedTable(weights: readonly number[]): Uint8Array {
  return Uint8Array.from(weights.flatMap((weight, value) => Array.from({ length: weight }, () => value)));
}
