/** Bytes of hexadecimal digits. Throws TypeError if the text is none. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(hex)) throw new TypeError('The text is no hex');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const hexOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
