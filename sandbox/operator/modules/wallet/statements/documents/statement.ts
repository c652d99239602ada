import type { Sql } from '../../../../../database/database.ts';
import { html } from '../../../../../html.ts';
import { everyRow, referenceOf } from '../ledgerRows.ts';
import type { LedgerFilter } from '../ledgerRows.ts';
import { balancesAt, sumsByReason, totalOf } from '../results.ts';
import {
  code,
  documentEnd,
  documentStart,
  facts,
  sum,
  table,
  tableEnd,
  tableRow,
  tableStart,
  timeIn,
} from './layout.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { readHolder } from './holder.ts';
import { ledgerTable } from './ledgerTable.ts';
import { wordsIn } from './words.ts';

/** A printable statement: opening balances, rows, sums by reason, closing balances. In pieces, while it is read. */
export async function* statementDocument(
  sql: Sql,
  filter: LedgerFilter,
  { uid, locale, zone, now }: DocumentFacts,
): AsyncGenerator<string> {
  const words = wordsIn(locale);
  const time = timeIn(zone);
  const holder = await readHolder(sql, uid);
  const { currency } = holder;
  // The end is exclusive: a statement up to now has the rows of this very moment.
  const [from, to] = [filter.from ?? new Date(0), filter.to ?? new Date(now.getTime() + 1)];
  const opening = await balancesAt(sql, { uid, currency }, from);
  const closing = await balancesAt(sql, { uid, currency }, to);
  yield documentStart(locale, words.statement).text;
  yield facts([
    [words.player, holder.name],
    [words.account, code(uid.toString())],
    [words.period, html`${filter.from === null ? words.fromStart : time(from)} – ${time(to)}`],
    [words.currency, currency],
    [words.generated, time(now)],
  ]).text;
  const kinds = [...new Set([...opening.keys(), ...closing.keys()])];
  yield html`<h2>${words.balances}</h2>${table(
    [{ label: words.balance }, { label: words.opening, isSum: true }, { label: words.closing, isSum: true }],
    [
      ...kinds.map((kind) => [
        words.kinds[kind] ?? kind,
        sum(opening.get(kind) ?? 0n, currency),
        sum(closing.get(kind) ?? 0n, currency),
      ]),
      [words.total, sum(totalOf(opening), currency), sum(totalOf(closing), currency)],
    ],
  )}`.text;
  yield html`<h2>${words.sums}</h2>${table(
    [{ label: words.reason }, { label: words.count, isSum: true }, { label: words.amount, isSum: true }],
    (await sumsByReason(sql, { uid, currency }, from, to)).map((one) => [
      words.reasons[one.reason] ?? one.reason,
      code(one.rows.toString()),
      sum(one.sum, currency),
    ]),
  )}`.text;
  const { columns, cells } = ledgerTable({ words, time }, locale, referenceOf);
  yield html`<h2>${words.rows}</h2>${tableStart(columns)}`.text;
  for await (const row of everyRow(sql, { ...filter, from, to })) {
    if (row.currency !== currency) continue;
    yield tableRow(columns, cells(row)).text;
  }
  yield html`${tableEnd}${documentEnd(words.note)}`.text;
}
