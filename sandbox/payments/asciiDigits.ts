/** Converts Eastern Arabic and Persian digits to 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
