import { createHmac, hkdfSync } from 'node:crypto';
import anyAscii from 'any-ascii';
import { parseCalendarDate, wireCalendarDate } from '../../../src/shared/dates/calendarDate.ts';
import { asciiEmail } from './asciiEmail.ts';
import { foldedName } from './canonicalLogin.ts';

/**
 * What nobody proves: `person` is a name with a birth date, `document` an identity document. Others may have the same, or
 * type it.
 */
export type PersonKind = 'person' | 'document';
export type IdentifierKind = 'telegram' | 'service' | 'email' | 'phone' | PersonKind;

export const isOfPerson = (kind: IdentifierKind): kind is PersonKind => kind === 'person' || kind === 'document';

/** Something by which a person is known again, in the one form that all its spellings have. */
export interface Identifier {
  readonly kind: IdentifierKind;
  readonly value: string;
}

/** An identifier as it is kept: a keyed hash, which tells nothing without the setting's secret. */
export interface KeptIdentifier {
  readonly kind: IdentifierKind;
  readonly key: string;
}

/** Mail services that deliver an address with dots and one without them to one mailbox. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: in lower case, without what follows a plus, its domain in ASCII. */
export function canonicalEmail(email: string): string {
  const folded = foldedName(asciiEmail(email.trim()));
  const at = folded.lastIndexOf('@');
  const [local, domain] = [folded.slice(0, at), folded.slice(at + 1)];
  const plain = local.replace(/(?<=.)\+.*$/s, '');
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** In Latin letters of lower case, without accents; words are separated by single spaces. */
export const plainText = (text: string): string =>
  anyAscii(foldedName(text).normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Parts of names that many people share, and that stand for none of them. */
const particles: ReadonlySet<string> = new Set(
  'af al av ben bin da das de del della den der des di do dos du el ibn la las le los ten ter und van von'.split(' '),
);
/** An initial stands for too many names. */
const SHORTEST_PART = 2;
/** Of one name, so that a long text makes no flood of pairs; no name has as many. */
const MOST_PARTS = 24;

/** A name as a whole, and its parts that can stand for it. */
function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  const telling = words.filter((word) => word.length >= SHORTEST_PART && !particles.has(word));
  return [...new Set([words.join(''), ...telling.slice(0, MOST_PARTS)])];
}

export interface Named {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
}

/**
 * One identifier for each pair of a first and a last name, in either order, with the birth date: a second first name
 * that is added or left out makes nobody another person. None without both names and the date.
 */
export function personIdentifiers({ first_name, last_name, birth_date }: Named): Identifier[] {
  const date = parseCalendarDate(birth_date.trim());
  const [first, last] = [plainText(first_name), plainText(last_name)];
  if (date === null || first === '' || last === '') return [];
  const day = wireCalendarDate(date);
  const pairs = partsOf(first).flatMap((one) => partsOf(last).map((other) => [one, other].toSorted().join(' ')));
  return [...new Set(pairs)].map((pair) => ({ kind: 'person', value: `${day} ${pair}` }));
}

/** Hashes of one secret differ from those that other parts of the operator make with it. */
export function identifierHasher(secret: string): (identifiers: readonly Identifier[]) => KeptIdentifier[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'croupier excluded identifiers', 32));
  const hash = ({ kind, value }: Identifier) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url');
  return (identifiers) => identifiers.map((one) => ({ kind: one.kind, key: hash(one) }));
}
