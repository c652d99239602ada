import type { Sql } from '../../../../../database/database.ts';
import { html } from '../../../../../html.ts';
import type { Html } from '../../../../../html.ts';
import { everyRow } from '../ledgerRows.ts';
import type { LedgerRow } from '../ledgerRows.ts';
import { readHolder } from './holder.ts';
import { code, documentEnd, documentStart, facts, table, timeIn } from './layout.ts';
import { ledgerTable } from './ledgerTable.ts';
import { paymentSections } from './paymentSections.ts';
import { roundSections } from './roundSections.ts';
import type { PackFacts, Writing } from './packFacts.ts';
import { wordsIn } from './words.ts';

/** A case file: everything that is known about one payment or round, for support, a dispute body or a regulator. */
export async function* packDocument(sql: Sql, pack: PackFacts): AsyncGenerator<string> {
  const { uid, locale, about, id } = pack;
  const words = wordsIn(locale);
  const writing: Writing = { words, time: timeIn(pack.zone) };
  const holder = await readHolder(sql, uid);
  yield documentStart(locale, about === 'payment' ? words.paymentPack : words.roundPack).text;
  yield html`<p class="lead">${words.packLead}</p>`.text;
  yield facts([
    [words.player, holder.name],
    [words.account, code(uid.toString())],
    [about === 'payment' ? words.payment : words.round, code(id)],
    [words.generated, writing.time(pack.now)],
    [words.zone, code(pack.zone)],
  ]).text;
  yield* about === 'payment' ? paymentSections(sql, pack, writing) : roundSections(sql, pack, writing);
  yield (await ledgerSection(sql, pack, writing)).text;
  yield documentEnd(words.note).text;
}

async function ledgerSection(sql: Sql, { uid, id, locale }: PackFacts, writing: Writing): Promise<Html> {
  const all = { balances: [], reasons: [], from: null, to: null };
  const rows: LedgerRow[] = [];
  for await (const row of everyRow(sql, { uid, ...all, reference: id })) rows.push(row);
  const { columns, cells } = ledgerTable(writing, locale, idsOf);
  return html`<h2>${writing.words.ledger}</h2>${table(columns, rows.map(cells))}`;
}

const idsOf = ({ transaction_id: transaction, id, external_id: external }: LedgerRow): string =>
  `${transaction} / ${id} / ${external}`;
