/** Code points of the digit zero in the scripts that players type digits in (and full-width Latin). */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10] as const;

/** Converts Arabic-Indic, Persian, Devanagari, Bengali and full-width digits to 0–9; keeps everything else. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}
