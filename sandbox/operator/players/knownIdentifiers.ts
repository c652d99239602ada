import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../database/database.ts';
import { canonicalNumber } from '../market/phones.ts';
import { canonicalEmail, personIdentifiers } from './identifiers.ts';
import type { Identifier, Named } from './identifiers.ts';
import type { Player } from './player.ts';

/** A player's account at a service. Issuers are addresses, and have no spaces. */
export interface Service {
  readonly issuer: string;
  readonly subject: string;
}

/** What a player is known by. */
export interface Known extends Identifier {
  /** Whether it is certainly the player's: a messenger or a service has vouched for it, or a code has. */
  readonly isProven: boolean;
}

export const telegramIdentifier = (id: bigint): Identifier => ({ kind: 'telegram', value: String(id) });

export const serviceIdentifier = ({ issuer, subject }: Service): Identifier => ({
  kind: 'service',
  value: `${issuer} ${subject}`,
});

/** `country`: of a number that was stored without its country code. */
export const contactIdentifier = (type: ContactType, value: string, country = ''): Identifier => ({
  kind: type,
  value: type === 'email' ? canonicalEmail(value) : canonicalNumber(value, country),
});

const known =
  (isProven: boolean) =>
  (identifier: Identifier): Known => ({ ...identifier, isProven });

/** The document of this key (`documents.ts`); none for an empty one. */
export const documentIdentifiers = (key: string): Identifier[] =>
  key === '' ? [] : [{ kind: 'document', value: key }];

/** What a player says of themselves, which is nobody's proof: several people have the same name and birth date. */
export const ofPerson = (player: Named & Pick<Player, 'document_key'>): Identifier[] => [
  ...personIdentifiers(player),
  ...documentIdentifiers(player.document_key),
];

/** A player's own contact as an identifier; null without one. */
export function ownContact(player: Player, type: ContactType): Known | null {
  const value = player[type];
  if (value === null) return null;
  const country = player.phone_country_code || player.country_code;
  return known(player[`${type}_confirmed_at`] !== null)(contactIdentifier(type, value, country));
}

/** All that a player is known by now. */
export async function identifiersOf(sql: Sql, player: Player): Promise<Known[]> {
  const services = await sql.query<Service>(
    'select issuer, subject from operator.social_identity_facts where uid = $1',
    [player.uid],
  );
  const contacts = [ownContact(player, 'email'), ownContact(player, 'phone')];
  return [
    ...(player.telegram_id === null ? [] : [telegramIdentifier(player.telegram_id)]).map(known(true)),
    ...services.map(serviceIdentifier).map(known(true)),
    ...contacts.filter((contact) => contact !== null),
    ...ofPerson(player).map(known(false)),
  ];
}
