/**
 * The comment of a TON transfer: a cell with the operation 0 and a text, in a bag of cells of its own. Longer texts,
 * which go on in further cells, are not read: the vendor's comments have ten digits.
 */
const MAGIC = Buffer.from('b5ee9c72', 'hex');
const HAS_CHECKSUM = 0x40;
const HAS_INDEX = 0x80;
const LONGEST_BYTES = 123;
/** Header of a bag with one root cell: sizes of one byte, one cell, one root, none absent. */
const ONE_CELL = [0x01, 0x01, 0x01, 0x01, 0x00];

/** The bag of cells of a comment, as base64. */
export function commentCell(text: string): string {
  const data = Buffer.concat([Buffer.alloc(4), Buffer.from(text, 'utf8')]);
  if (data.length - 4 > LONGEST_BYTES) throw new RangeError('The comment does not fit into one cell');
  // No references; the length counts half bytes.
  const cell = Buffer.concat([Buffer.from([0, 2 * data.length]), data]);
  return Buffer.concat([MAGIC, Buffer.from([...ONE_CELL, cell.length, 0]), cell]).toString('base64');
}

/** The text of a comment; null for anything else. An index and a checksum of the bag are skipped. */
export function readComment(base64: string): string | null {
  const bag = Buffer.from(base64, 'base64');
  const flags = bag[4] ?? 0;
  const plainFlags = flags & ~(HAS_CHECKSUM | HAS_INDEX);
  const header = [plainFlags, ...bag.subarray(5, 9)];
  const isOneCell = bag.subarray(0, 4).equals(MAGIC) && ONE_CELL.every((byte, index) => header[index] === byte);
  if (!isOneCell || bag[10] !== 0) return null;
  const start = (flags & HAS_INDEX) === 0 ? 11 : 12;
  const [references, halves = 0] = bag.subarray(start, start + 2);
  const data = bag.subarray(start + 2, start + 2 + halves / 2);
  const isComment = references === 0 && halves % 2 === 0 && data.length === halves / 2 && data.length >= 4;
  if (!isComment || data.readUInt32BE(0) !== 0) return null;
  return data.subarray(4).toString('utf8');
}
