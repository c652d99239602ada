import type { Sql } from '../../../database/database.ts';
import { CSV_MARK, csvLine } from '../../csv.ts';
import { moneyLines, roundLines } from './history.ts';
import type { MoneyLine } from './history.ts';
import { readPart, readProfile, shortParts } from './personalData.ts';

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
}

/** Everything about a player as one JSON document, in pieces. */
export async function* jsonFile(sql: Sql, uid: bigint, { now, secret }: ExportFacts): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)},\n"profile": ${JSON.stringify(await readProfile(sql, uid, secret))}`;
  for (const name of shortParts) yield `,\n"${name}": ${JSON.stringify(await readPart(sql, uid, name))}`;
  yield ',\n"rounds": ';
  yield* jsonList(roundLines(sql, uid));
  yield ',\n"money": ';
  yield* jsonList(moneyLines(sql, uid, new Date(0)));
  yield '\n}\n';
}

async function* jsonList(rows: AsyncGenerator<unknown>): AsyncGenerator<string> {
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
