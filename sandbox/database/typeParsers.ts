/** Parsers of PostgreSQL's text format by type oid: one table for both adapters, so that they cannot differ. */

const parseInstant = (text: string): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
const parseJson = (text: string): unknown => JSON.parse(text) as unknown;
const asText = (text: string): string => text;

export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** int8 */
  20: BigInt,
  /** numeric: always whole here (sums of int8); BigInt throws on anything else. */
  1700: BigInt,
  /** timestamptz; connections run in UTC. */
  1184: parseInstant,
  /** date stays a string: a calendar day is not a point in time. */
  1082: asText,
  114: parseJson,
  3802: parseJson,
};
