import webPush from 'web-push';
import type { Database } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import { openText, sealText } from '../../../sealedText.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const keyOf = (secret: string) => ({ secret, purpose: 'push key', record: 'push key 1' });

/**
 * The operator's keys for push services: made once and kept, so that every replica signs with the same ones. With
 * other keys every subscription would be void.
 */
export async function pushKeys(database: Database, secret: string, now: Date): Promise<PushKeys> {
  const known = await readKeys(database, secret);
  if (known !== null) return known;
  const made = webPush.generateVAPIDKeys();
  await database.query(
    `insert into operator.push_keys (id, public_key, sealed_private_key, created_at) values (1, $1, $2, $3)
     on conflict (id) do nothing`,
    [made.publicKey, sealText(keyOf(secret), made.privateKey), now],
  );
  return onlyRow([await readKeys(database, secret)].filter((keys) => keys !== null));
}

async function readKeys(database: Database, secret: string): Promise<PushKeys | null> {
  const [row] = await database.query<{ public_key: string; sealed_private_key: string }>(
    'select public_key, sealed_private_key from operator.push_keys where id = 1',
  );
  return row === undefined
    ? null
    : { publicKey: row.public_key, privateKey: openText(keyOf(secret), row.sealed_private_key) };
}
