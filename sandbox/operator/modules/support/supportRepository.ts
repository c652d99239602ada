import type { SupportCategory, TicketStatus } from '../../../../src/contract/support.ts';
import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';

export interface TicketRow {
  readonly id: bigint;
  readonly uid: bigint | null;
  /** Where the writer wants the answer; empty for that of their account. */
  readonly email: string;
  readonly locale: string;
  readonly category: SupportCategory;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly is_unread: boolean;
}

export interface MessageRow {
  readonly id: bigint;
  readonly author: 'player' | 'house';
  readonly text: string;
  readonly at: Date;
  readonly attachments: readonly { readonly id: string; readonly name: string; readonly bytes: number }[];
}

export type NewTicket = Pick<TicketRow, 'uid' | 'email' | 'locale' | 'category' | 'subject'>;

export interface NewMessage {
  readonly ticketId: bigint;
  readonly author: 'player' | 'house';
  readonly text: string;
  readonly requestId: string | null;
  readonly at: Date;
}

const columns = `id, uid, email, locale, category, subject, status, created_at, updated_at,
  (answered_at is not null and answered_at > read_at) as is_unread`;

export async function insertTicket(tx: Sql, ticket: NewTicket, at: Date): Promise<bigint> {
  const { uid, email, locale, category, subject } = ticket;
  const rows = await tx.query<{ id: bigint }>(
    `insert into operator.support_tickets (uid, email, locale, category, subject, status, created_at, updated_at, read_at)
     values ($1, $2, $3, $4, $5, 'open', $6, $6, $6) returning id`,
    [uid, email, locale, category, subject, at],
  );
  return onlyRow(rows).id;
}

export async function insertMessage(tx: Sql, { ticketId, author, text, requestId, at }: NewMessage): Promise<bigint> {
  const rows = await tx.query<{ id: bigint }>(
    `insert into operator.support_messages (ticket_id, author, text, request_id, at) values ($1, $2, $3, $4, $5)
     returning id`,
    [ticketId, author, text, requestId, at],
  );
  return onlyRow(rows).id;
}

/** The ticket that a message with this name is in, sent by this caller. */
export async function findSent(sql: Sql, requestId: string): Promise<{ id: bigint; uid: bigint | null } | null> {
  const [row] = await sql.query<{ id: bigint; uid: bigint | null }>(
    `select t.id, t.uid from operator.support_messages m join operator.support_tickets t on t.id = m.ticket_id
     where m.request_id = $1`,
    [requestId],
  );
  return row ?? null;
}

export async function countTickets(sql: Sql, uid: bigint): Promise<number> {
  const rows = await sql.query<{ count: bigint }>(
    'select count(*) as count from operator.support_tickets where uid = $1',
    [uid],
  );
  return Number(onlyRow(rows).count);
}

export function listTickets(sql: Sql, uid: bigint, offset: number, count: number): Promise<TicketRow[]> {
  return sql.query<TicketRow>(
    `select ${columns} from operator.support_tickets where uid = $1 order by updated_at desc, id desc
     offset $2 limit $3`,
    [uid, offset, count],
  );
}

export async function findTicket(sql: Sql, id: bigint): Promise<TicketRow | null> {
  const [row] = await sql.query<TicketRow>(`select ${columns} from operator.support_tickets where id = $1`, [id]);
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockTicket(tx: Sql, id: bigint): Promise<TicketRow | null> {
  const [row] = await tx.query<TicketRow>(`select ${columns} from operator.support_tickets where id = $1 for update`, [
    id,
  ]);
  return row ?? null;
}

export function listMessages(sql: Sql, ticketId: bigint): Promise<MessageRow[]> {
  return sql.query<MessageRow>(
    `select m.id, m.author, m.text, m.at,
       coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by f.created_at, f.id)
         from operator.support_files f where f.message_id = m.id), '[]'::jsonb) as attachments
     from operator.support_messages m where m.ticket_id = $1 order by m.id`,
    [ticketId],
  );
}

export async function setStatus(tx: Sql, id: bigint, status: TicketStatus, at: Date): Promise<void> {
  await tx.query(
    `update operator.support_tickets set status = $2, updated_at = $3,
       answered_at = case when $2 = 'answered' then $3 else answered_at end where id = $1`,
    [id, status, at],
  );
}

export async function setRead(sql: Sql, id: bigint, uid: bigint, at: Date): Promise<void> {
  await sql.query('update operator.support_tickets set read_at = $3 where id = $1 and uid = $2', [id, uid, at]);
}

export interface NewFile {
  readonly id: string;
  readonly uid: bigint | null;
  readonly addressHash: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export async function insertFile(sql: Sql, file: NewFile, at: Date): Promise<void> {
  const { id, uid, addressHash, name, mediaType, content } = file;
  await sql.query(
    `insert into operator.support_files (id, uid, address_hash, name, media_type, bytes, content, created_at)
     values ($1, $2, $3, $4, $5, $6, decode($7, 'base64'), $8)`,
    [id, uid, addressHash, name, mediaType, content.length, content.toString('base64'), at],
  );
}

/** Adds the files of the caller to a message; returns how many were theirs and unused. */
export async function useFiles(
  tx: Sql,
  messageId: bigint,
  ids: readonly string[],
  { uid, addressHash, since }: { readonly uid: bigint | null; readonly addressHash: string; readonly since: Date },
): Promise<number> {
  const rows = await tx.query(
    `update operator.support_files set message_id = $1
     where id = any($2::text[]) and message_id is null and created_at > $5
       and uid is not distinct from $3 and (uid is not null or address_hash = $4) returning id`,
    [messageId, ids, uid, addressHash, since],
  );
  return rows.length;
}

export async function forgetUnused(sql: Sql, before: Date): Promise<void> {
  await sql.query('delete from operator.support_files where message_id is null and created_at <= $1', [before]);
}
