import type { Sql } from '../../database/database.ts';
import { wireMoney } from '../ledger/amounts.ts';
import type { PersonalData, PersonalScope } from './PersonalData.ts';

type Row = Readonly<Record<string, unknown>>;

/** The parts of a player's export in order: each is an object, or rows. */
export async function* personalParts(
  sql: Sql,
  scope: PersonalScope,
  data: readonly PersonalData[],
): AsyncGenerator<readonly [name: string, value: object | AsyncIterable<object>]> {
  for (const [name, part] of data.flatMap(({ parts = {} }) => Object.entries(parts))) {
    if (typeof part === 'string') yield [name, queried(sql, scope.uid, part)];
    else yield [name, await part(sql, scope)];
  }
}

async function* queried(sql: Sql, uid: bigint, query: string): AsyncGenerator<Row> {
  for (const row of await sql.query<Row>(query, [uid])) yield presentRow(row);
}

/** Amounts as decimals of their currency; the session limit, which is in minutes, has no currency of its own. */
function presentRow(row: Row): Row {
  const currency = String(row['currency'] ?? '');
  const isMinutes = row['kind'] === 'session';
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'bigint') return [name, value];
      return [name, isMinutes ? Number(value) : wireMoney(value, currency).amount];
    }),
  );
}
