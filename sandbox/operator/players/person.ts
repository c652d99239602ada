import type { Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import type { Player } from './player.ts';

type RegisteredPerson = Pick<
  Player,
  'middle_name' | 'sex' | 'home_town' | 'address' | 'postcode' | 'document_type' | 'document_number' | 'document_key'
>;
type Person = RegisteredPerson & Pick<Player, 'first_name' | 'last_name' | 'birth_date' | 'country_code' | 'region'>;

/** 2.10-18: what the player says of themselves. The document's number is sealed (`documents.ts`). */
export async function savePerson(tx: Sql, uid: bigint, person: Person): Promise<void> {
  await tx.query(
    `update operator.players set first_name = $2, middle_name = $3, last_name = $4, sex = $5, birth_date = $6,
       country_code = $7, region = $8, home_town = $9, address = $10, postcode = $11, document_type = $12,
       document_number = $13, document_key = $14 where uid = $1`,
    [
      uid,
      person.first_name,
      person.middle_name,
      person.last_name,
      person.sex,
      person.birth_date,
      person.country_code,
      person.region,
      person.home_town,
      person.address,
      person.postcode,
      person.document_type,
      person.document_number,
      person.document_key,
    ],
  );
}

/** What a registration says besides what `addPlayer` stores. */
export async function saveRegistered(tx: Sql, uid: bigint, person: RegisteredPerson): Promise<void> {
  await tx.query(
    `update operator.players set middle_name = $2, home_town = $3, address = $4, postcode = $5, document_type = $6,
       document_number = $7, sex = $8, document_key = $9 where uid = $1`,
    [
      uid,
      person.middle_name,
      person.home_town,
      person.address,
      person.postcode,
      person.document_type,
      person.document_number,
      person.sex,
      person.document_key,
    ],
  );
}

export async function setLocale(sql: Sql, uid: bigint, locale: string): Promise<void> {
  await sql.query('update operator.players set locale = $2 where uid = $1', [uid, locale]);
}

export async function setCurrency(tx: Sql, uid: bigint, currency: string): Promise<void> {
  await tx.query('update operator.players set currency = $2 where uid = $1', [uid, currency]);
}

/** 7-84 */
export async function setCharacter(sql: Sql, uid: bigint, id: string): Promise<void> {
  await sql.query('update operator.players set character_id = $2 where uid = $1', [uid, id]);
}

/** Whether others may see what the player wins. */
export async function sharesWins(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query<{ shares_wins: boolean }>('select shares_wins from operator.players where uid = $1', [
    uid,
  ]);
  return onlyRow(rows).shares_wins;
}

export async function setSharing(sql: Sql, uid: bigint, isShared: boolean): Promise<void> {
  await sql.query('update operator.players set shares_wins = $2 where uid = $1', [uid, isShared]);
}

/** The player has deposited at least once. */
export async function noteDeposit(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('update operator.players set has_deposits = true where uid = $1', [uid]);
}
