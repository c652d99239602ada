/** Whether the text is a Brazilian taxpayer number: eleven digits, of which the last two are checksums modulo 11. */
export function isCpf(text: string): boolean {
  const digits = [...text.replace(/[.\s-]/g, '')].map(Number);
  if (digits.length !== 11 || digits.some((digit) => Number.isNaN(digit))) return false;
  // Numbers of one repeated digit have valid checksums, but are not given out.
  if (digits.every((digit) => digit === digits[0])) return false;
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10];
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
