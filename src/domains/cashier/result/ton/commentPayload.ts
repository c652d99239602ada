/** Tag of a bag of cells, then its header: sizes of one byte, one cell, one root, none absent. */
const bagHead = [0xb5, 0xee, 0x9c, 0x72, 0x01, 0x01, 0x01, 0x01, 0x00];
/** Bytes of a text that fit into one cell beside the operation. */
const mostBytes = 123;

/**
 * The payload of a TON transfer that carries a text: a cell with the operation 0 and the text, in a bag of its own, as
 * base64. Throws a RangeError for a text that needs further cells.
 */
export function commentPayload(text: string): string {
  const data = [0, 0, 0, 0, ...new TextEncoder().encode(text)];
  if (data.length - 4 > mostBytes) throw new RangeError('The comment does not fit into one cell');
  // No references; the length counts half bytes.
  const cell = [0, 2 * data.length, ...data];
  return btoa(String.fromCharCode(...bagHead, cell.length, 0, ...cell));
}
