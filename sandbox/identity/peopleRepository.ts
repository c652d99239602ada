import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { IdentityService, Person } from './services.ts';

interface Row {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly is_email_verified: boolean;
}

/** A ready-made person, or one who was entered on the sign-in page. */
export async function findPerson(sql: Sql, service: IdentityService, subject: string): Promise<Person | undefined> {
  const known = service.people.find((person) => person.subject === subject);
  if (known !== undefined) return known;
  const [row] = await sql.query<Row>(
    'select subject, name, email, is_email_verified from vendors.identity_people where service = $1 and subject = $2',
    [service.id, subject],
  );
  return row && { subject, name: row.name, email: row.email, isEmailVerified: row.is_email_verified };
}

/** Adds a person; the service has verified their e-mail address, if they have given one. */
export async function addPerson(
  sql: Sql,
  service: IdentityService,
  { name, email }: Pick<Person, 'name' | 'email'>,
): Promise<Person> {
  const person = {
    subject: `${service.id}-${randomBytes(9).toString('base64url')}`,
    name,
    email,
    isEmailVerified: email !== '',
  };
  await sql.query(
    `insert into vendors.identity_people (service, subject, name, email, is_email_verified) values ($1, $2, $3, $4, $5)`,
    [service.id, person.subject, name, email, person.isEmailVerified],
  );
  return person;
}
