/** The companies whose accounts the sandbox casino accepts. Each is an issuer of its own with people of its own. */
export interface IdentityService {
  /** Last part of the issuer's address. */
  readonly id: string;
  readonly name: string;
  readonly people: readonly Person[];
}

export interface Person {
  /** Never changes and is never reused: what a client recognises a person by. */
  readonly subject: string;
  readonly name: string;
  /** Empty if the person has given none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** One for each case that a client has to handle: a verified address, one that is not, and none. */
export const services: readonly IdentityService[] = [
  {
    id: 'lumen',
    name: 'Lumen ID',
    people: [
      { subject: 'lumen-ada', name: 'Ada Marlowe', email: 'ada.marlowe@lumen.test', isEmailVerified: true },
      { subject: 'lumen-tomas', name: 'Tomas Rey', email: 'tomas.rey@lumen.test', isEmailVerified: false },
    ],
  },
  {
    id: 'orbit',
    name: 'Orbit ID',
    people: [
      { subject: 'orbit-noor', name: 'Noor Haddad', email: 'noor.haddad@orbit.test', isEmailVerified: true },
      { subject: 'orbit-lev', name: 'Lev Antonov', email: '', isEmailVerified: false },
    ],
  },
];

/** The casino, as both services know it. */
export const CLIENT_ID = 'croupier';

export const issuerOf = (vendorsUrl: string, { id }: Pick<IdentityService, 'id'>): string =>
  `${vendorsUrl}/identity/${id}`;
