/** The verifiable feed's format (docs/decisions/verifiable-feed.md): what is hashed, byte for byte. */

export type FeedValue = string | number | readonly FeedValue[] | { readonly [name: string]: FeedValue };

/** `prev` of the first entry, and the hash of an empty feed. */
export const genesisHash = '0'.repeat(64);

/** The text that an entry's hash is of: 64 hexadecimal digits, then the payload; in UTF-8. */
export const hashedText = (prev: string, payload: string): string => prev + payload;

/**
 * JSON with the names of each object in ascending order of their UTF-16 code units, and no white space (RFC 8785).
 * Throws on numbers other than safe integers: all else is text.
 */
export function canonicalJson(value: FeedValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
    return String(value);
  }
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

const isList = (value: FeedValue): value is readonly FeedValue[] => Array.isArray(value);
