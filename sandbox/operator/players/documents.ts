import { createHmac, hkdfSync } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import { homeCountry, isCountry } from '../market/countries.ts';
import { openText, sealText } from '../sealedText.ts';
import type { SealKey } from '../sealedText.ts';
import { plainText } from './identifiers.ts';
import type { Player } from './player.ts';

/** 3-16: a document of the player; the number in plain. */
export interface PlayerDocument {
  readonly type: string;
  readonly number: string;
}

export interface IssuedDocument extends PlayerDocument {
  /** Which has issued it: the one that the player has said they live in; without one, the operator's home country. */
  readonly country: string;
}

type StoredDocument = Pick<Player, 'document_type' | 'document_number' | 'document_key'>;

/** Rows of before that get their key in one statement. */
const BATCH = 500;

/** Documents that one country alone issues, wherever their owner lives. */
const issuers: ReadonlyMap<string, string> = new Map([['cpf', 'BR']]);

const keyOf = (secret: string, uid: bigint): SealKey => ({ secret, purpose: 'croupier documents', record: `${uid}` });

/**
 * As a document is stored: the number without separators, encrypted, bound to the player, and the key by which it is
 * known again. All of it is empty for none.
 */
export function storedDocument(secret: string, uid: bigint, document: IssuedDocument): StoredDocument {
  const plain = document.number.replace(/[.\s-]/g, '');
  return {
    document_type: document.type,
    document_number: plain === '' ? '' : sealText(keyOf(secret, uid), plain),
    document_key: documentKey(secret, document),
  };
}

/** The player's document; null for none. */
export function openDocument(
  secret: string,
  { uid, document_type: type, document_number: stored }: Pick<Player, 'uid' | 'document_type' | 'document_number'>,
): PlayerDocument | null {
  return stored === '' ? null : { type, number: openText(keyOf(secret, uid), stored) };
}

/**
 * A keyed hash, which is the same in every account, however the number is written: in capitals or not, with spaces or
 * hyphens, in digits of another script. Empty for no document.
 */
export function documentKey(secret: string, { country, type, number }: IssuedDocument): string {
  const [kind, digits] = [plainText(type), plainText(number).replaceAll(' ', '')];
  if (kind === '' || digits === '') return '';
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'croupier document keys', 32));
  const issuer = issuers.get(kind) ?? (isCountry(country) ? country : homeCountry);
  return createHmac('sha256', key).update(`${issuer} ${kind} ${digits}`).digest('base64url');
}

/** Gives documents their keys that were stored when there were none: those of all players, or of one. */
export async function keyDocuments(sql: Sql, secret: string, uid: bigint | null = null): Promise<void> {
  let after: bigint | undefined = 0n;
  while (after !== undefined) {
    const rows = await unkeyed(sql, after, uid);
    await sql.query(
      `update operator.players p set document_key = k.key
       from unnest($1::bigint[], $2::text[], $3::text[]) as k (uid, number, key)
       where p.uid = k.uid and p.document_number = k.number and p.document_key = ''`,
      [
        rows.map((row) => row.uid),
        rows.map((row) => row.document_number),
        rows.map((row) => {
          const document = openDocument(secret, row);
          return document === null ? '' : documentKey(secret, { ...document, country: row.country_code });
        }),
      ],
    );
    after = rows.at(-1)?.uid;
  }
}

type Unkeyed = Pick<Player, 'uid' | 'country_code' | 'document_type' | 'document_number'>;

const unkeyed = (sql: Sql, after: bigint, uid: bigint | null): Promise<Unkeyed[]> =>
  sql.query<Unkeyed>(
    `select uid, country_code, document_type, document_number from operator.players
     where document_number <> '' and document_key = '' and uid > $1 and ($2::bigint is null or uid = $2)
     order by uid limit $3`,
    [after, uid, BATCH],
  );
