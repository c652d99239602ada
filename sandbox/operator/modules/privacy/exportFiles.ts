import type { Sql } from '../../../database/database.ts';
import { CSV_MARK, csvLine } from '../../csv.ts';
import { moneyLines } from '../../ledger/movements.ts';
import type { MoneyLine } from '../../ledger/movements.ts';
import type { PersonalData } from '../../personal/PersonalData.ts';
import { personalParts } from '../../personal/personalParts.ts';

/** The history of money that a player can take along (trust.md). */
const HISTORY_MONTHS = 12;

export const historyStart = (now: Date): Date => {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - HISTORY_MONTHS);
  return start;
};

interface ExportFacts {
  readonly now: Date;
  /** Opens sealed data. */
  readonly secret: string;
  /** What every module holds of a player. */
  readonly personal: readonly PersonalData[];
}

/** Everything about a player as one JSON document, in pieces. */
export async function* jsonFile(sql: Sql, uid: bigint, { now, secret, personal }: ExportFacts): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)}`;
  for await (const [name, value] of personalParts(sql, { uid, secret }, personal)) {
    yield `,\n"${name}": `;
    if (isRows(value)) yield* jsonList(value);
    else yield JSON.stringify(value);
  }
  yield '\n}\n';
}

const isRows = (value: object | AsyncIterable<object>): value is AsyncIterable<object> => Symbol.asyncIterator in value;

async function* jsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

const columns = [
  'at',
  'kind',
  'balance',
  'amount',
  'currency',
  'balance_after',
  'reference',
] as const satisfies readonly (keyof MoneyLine)[];

/** 12 months of movements of money as CSV (RFC 4180), in pieces. The first sign tells spreadsheets the encoding. */
export async function* csvFile(sql: Sql, uid: bigint, { now }: Pick<ExportFacts, 'now'>): AsyncGenerator<string> {
  yield `${CSV_MARK}${columns.join(',')}\r\n`;
  for await (const line of moneyLines(sql, uid, historyStart(now)))
    yield csvLine(columns.map((column) => line[column]));
}
