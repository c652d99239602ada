import type { Sql } from '../../../../../database/database.ts';
import type { Subject } from '../identityRepository.ts';
import type { VouchedPerson } from '../OpenIdClients.ts';

/** `asking`: a person is known, who has not answered the page's question yet. */
export type TicketState =
  | 'waiting'
  | 'asking'
  | 'agreed'
  | 'taken'
  | 'cancelled'
  | 'failed'
  | 'closed'
  | 'banned'
  | 'deleted'
  | 'held';

export interface Ticket {
  readonly id: string;
  readonly telegram_id: bigint;
  /** The Telegram user's name and, with its sign, user name or number. */
  readonly user_name: string;
  readonly user_handle: string;
  readonly service: string;
  readonly locale: string;
  readonly state: TicketState;
  readonly person: VouchedPerson | null;
  readonly expires_at: Date;
}

export type NewTicket = Omit<Ticket, 'state' | 'person'> & { readonly secret: string };

const columns = 'id, telegram_id, user_name, user_handle, service, locale, state, person, expires_at';

/** Replaces the user's earlier tickets that nobody has agreed to. */
export async function insertTicket(tx: Sql, ticket: NewTicket): Promise<void> {
  await tx.query(`delete from operator.social_tickets where telegram_id = $1 and state in ('waiting', 'asking')`, [
    ticket.telegram_id,
  ]);
  await tx.query(
    `insert into operator.social_tickets (id, secret, telegram_id, user_name, user_handle, service, locale, state, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8)`,
    [
      ticket.id,
      ticket.secret,
      ticket.telegram_id,
      ticket.user_name,
      ticket.user_handle,
      ticket.service,
      ticket.locale,
      ticket.expires_at,
    ],
  );
}

/** Binds a ticket to the browser that opens it first; null in another one, or once somebody has answered. */
export async function openTicket(sql: Sql, secret: string, browser: string, now: Date): Promise<Ticket | null> {
  const [row] = await sql.query<Ticket>(
    `update operator.social_tickets set browser = $2, state = 'waiting', person = null
     where secret = $1 and state in ('waiting', 'asking') and expires_at > $3 and (browser is null or browser = $2)
     returning ${columns}`,
    [secret, browser, now],
  );
  return row ?? null;
}

/** A ticket as the browser that has opened it sees it. */
export async function findOpened(sql: Sql, id: string, browser: string, now: Date): Promise<Ticket | null> {
  const [row] = await sql.query<Ticket>(
    `select ${columns} from operator.social_tickets where id = $1 and browser = $2 and expires_at > $3`,
    [id, browser, now],
  );
  return row ?? null;
}

/** A service has vouched for this person: the browser is asked next. */
export async function setPerson(sql: Sql, id: string, person: VouchedPerson): Promise<void> {
  await sql.query(
    `update operator.social_tickets set state = 'asking', person = $2 where id = $1 and state = 'waiting'`,
    [id, JSON.stringify(person)],
  );
}

/** Ends the tickets of a Telegram user, and those that one of these people has begun to answer. */
export async function endTickets(tx: Sql, telegramId: bigint | null, people: readonly Subject[]): Promise<void> {
  await tx.query(
    `delete from operator.social_tickets where state in ('waiting', 'asking', 'agreed') and (telegram_id = $1
       or (person ->> 'issuer', person ->> 'subject') in (select * from unnest($2::text[], $3::text[])))`,
    [telegramId, people.map(({ issuer }) => issuer), people.map(({ subject }) => subject)],
  );
}

/** Moves a ticket on from one state only, so that a second answer changes nothing. */
export async function moveTicket(
  sql: Sql,
  id: string,
  { from, to }: { readonly from: TicketState; readonly to: TicketState },
  expiresAt: Date | null = null,
): Promise<boolean> {
  const rows = await sql.query(
    `update operator.social_tickets set state = $3, expires_at = coalesce($4, expires_at),
       person = case when $3 = 'agreed' then person end
     where id = $1 and state = $2 returning id`,
    [id, from, to, expiresAt],
  );
  return rows.length > 0;
}

/** The ticket of a Telegram user, locked until the transaction ends. */
export async function lockTicket(tx: Sql, id: string, telegramId: bigint, now: Date): Promise<Ticket | null> {
  const [row] = await tx.query<Ticket>(
    `select ${columns} from operator.social_tickets where id = $1 and telegram_id = $2 and expires_at > $3 for update`,
    [id, telegramId, now],
  );
  return row ?? null;
}
