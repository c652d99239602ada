/** The card that a digit key holds, from 0; null for other keys. */
export function cardOfKey(code: string): number | null {
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit) - 1;
}
