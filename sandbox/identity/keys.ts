import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { onlyRow } from '../database/database.ts';

export interface ServiceKeys {
  /** Signs identity tokens. */
  readonly signing_key: JsonWebKey;
  readonly cookie_key: string;
}

/** A service's keys: made once and kept, so that every replica signs with the same ones. */
export async function serviceKeys(database: Database, service: string): Promise<ServiceKeys> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'ES256',
  };
  await database.query(
    `insert into vendors.identity_keys (service, signing_key, cookie_key) values ($1, $2::jsonb, $3)
     on conflict (service) do nothing`,
    [service, JSON.stringify(key), randomBytes(32).toString('base64url')],
  );
  return onlyRow(
    await database.query<ServiceKeys>('select signing_key, cookie_key from vendors.identity_keys where service = $1', [
      service,
    ]),
  );
}
