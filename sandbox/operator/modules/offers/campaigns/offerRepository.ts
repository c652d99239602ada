import type { Sql } from '../../../../database/database.ts';
import type { Player } from '../../../players/player.ts';
import type { Offer, OfferData } from './offer.ts';
import type { PlayerTurn } from './offerRules.ts';

const columns = 'id, data, is_active, starts_at, ends_at, priority';

/** Those that run now, the most important first. */
export function findRunningOffers(sql: Sql, now: Date): Promise<Offer[]> {
  return sql.query<Offer>(
    `select ${columns} from operator.offers where is_active and starts_at <= $1 and (ends_at is null or ends_at > $1)
     order by priority desc, id`,
    [now],
  );
}

export async function findOffer(sql: Sql, id: string): Promise<Offer | null> {
  const [row] = await sql.query<Offer>(`select ${columns} from operator.offers where id = $1`, [id]);
  return row ?? null;
}

/** Adds an offer unless it exists; players of today have not been told of it. */
export async function insertOffer(sql: Sql, offer: Offer, told: '' | 'available'): Promise<boolean> {
  const rows = await sql.query(
    `insert into operator.offers (id, data, is_active, starts_at, ends_at, priority, told)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [offer.id, JSON.stringify(offer.data), offer.is_active, offer.starts_at, offer.ends_at, offer.priority, told],
  );
  return rows.length > 0;
}

/** Bonuses that it has given keep the terms of then. */
export async function rewriteOffer(sql: Sql, id: string, data: OfferData): Promise<boolean> {
  const rows = await sql.query('update operator.offers set data = $2::jsonb where id = $1 returning id', [
    id,
    JSON.stringify(data),
  ]);
  return rows.length > 0;
}

export async function stopOffer(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.query('update operator.offers set is_active = false where id = $1 returning id', [id]);
  return rows.length > 0;
}

export function findTurns(sql: Sql, uid: bigint): Promise<PlayerTurn[]> {
  return sql.query<PlayerTurn>(
    'select offer_id, turn, taken_at from operator.player_offers where uid = $1 order by opened_at, turn',
    [uid],
  );
}

/** Opens an offer for a player; false if this turn was open before. */
export async function openTurn(tx: Sql, uid: bigint, id: string, turn: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into operator.player_offers (uid, offer_id, turn, opened_at) values ($1, $2, $3, $4)
     on conflict do nothing returning uid`,
    [uid, id, turn, at],
  );
  return rows.length > 0;
}

/** Takes a turn once: false if it was taken before. */
export async function takeTurn(tx: Sql, uid: bigint, id: string, turn: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into operator.player_offers as p (uid, offer_id, turn, opened_at, taken_at) values ($1, $2, $3, $4, $4)
     on conflict (uid, offer_id, turn) do update set taken_at = excluded.taken_at where p.taken_at is null
     returning uid`,
    [uid, id, turn, at],
  );
  return rows.length > 0;
}

/**
 * Claims an offer whose start or end signed-in players have not been told yet, for one replica; null if there is none.
 * The lock leaves players free to take the offer meanwhile.
 */
export async function claimUntold(sql: Sql, now: Date): Promise<{ offer: Offer; isOver: boolean } | null> {
  const [row] = await sql.query<Offer & { told: string }>(
    `update operator.offers set told = case when told = '' then 'available' else 'over' end where id = (
       select id from operator.offers where starts_at <= $1 and (
         (told = '' and is_active and (ends_at is null or ends_at > $1))
         or (told = 'available' and (not is_active or ends_at <= $1)))
       order by id limit 1 for no key update skip locked)
     returning ${columns}, told`,
    [now],
  );
  if (row === undefined) return null;
  const { told, ...offer } = row;
  return { offer, isOver: told === 'over' };
}

export type SignedIn = Pick<Player, 'uid' | 'currency' | 'country_code' | 'has_deposits'>;

/** The signed-in players after `after`, in the order of their uids. */
export function signedInPlayers(sql: Sql, now: Date, after: bigint, most: number): Promise<SignedIn[]> {
  return sql.query<SignedIn>(
    `select p.uid, p.currency, p.country_code, p.has_deposits from operator.player_facts p
     where p.uid > $2 and p.status = 'active'
       and exists (select 1 from operator.session_facts s where s.uid = p.uid and s.ended_at is null and s.expires_at > $1)
     order by p.uid limit $3`,
    [now, after, most],
  );
}
