import type { Sql } from '../../../../database/database.ts';

/** Texts of a pack by language. */
export type PackTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** A stored pack; amounts in minor units. */
export interface Pack {
  readonly id: bigint;
  readonly uid: bigint;
  readonly game: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly count: number;
  readonly remaining: number;
  readonly won: bigint;
  readonly texts: PackTexts;
  readonly expires_at: Date;
}

/** A promotion's gift of rounds. */
export interface PackGift {
  readonly uid: bigint;
  readonly game: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly count: number;
  readonly days: number;
  readonly texts: PackTexts;
  /** The same source and id never give twice (I4). */
  readonly source: string;
  readonly sourceId: string;
}

const columns = 'id, uid, game, currency, stake, count, remaining, won, texts, expires_at';

export async function insertPack(tx: Sql, gift: PackGift, at: Date, expiresAt: Date): Promise<Pack | null> {
  const [row] = await tx.query<Pack>(
    `insert into operator.freespin_packs (uid, game, currency, stake, count, remaining, texts, source, source_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6::jsonb, $7, $8, $9, $10) on conflict (source, source_id) do nothing returning ${columns}`,
    [
      gift.uid,
      gift.game,
      gift.currency,
      gift.stake,
      gift.count,
      JSON.stringify(gift.texts),
      gift.source,
      gift.sourceId,
      at,
      expiresAt,
    ],
  );
  return row ?? null;
}

/** The pack that a game uses next: the one that ends first. */
export async function findUsable(
  sql: Sql,
  { uid, game, currency }: Pick<Pack, 'uid' | 'game' | 'currency'>,
  now: Date,
): Promise<Pack | null> {
  const [row] = await sql.query<Pack>(
    `select ${columns} from operator.freespin_packs
     where uid = $1 and game = $2 and currency = $3 and remaining > 0 and expires_at > $4 order by expires_at, id limit 1`,
    [uid, game, currency, now],
  );
  return row ?? null;
}

/** Takes one round out of a pack; null if there is none left or its time is over. */
export async function takeRound(
  tx: Sql,
  id: bigint,
  { uid, game, currency }: Pick<Pack, 'uid' | 'game' | 'currency'>,
  now: Date,
): Promise<Pack | null> {
  const [row] = await tx.query<Pack>(
    `update operator.freespin_packs set remaining = remaining - 1
     where id = $1 and uid = $2 and game = $3 and currency = $4 and remaining > 0 and expires_at > $5 returning ${columns}`,
    [id, uid, game, currency, now],
  );
  return row ?? null;
}

export async function insertRound(tx: Sql, roundId: string, packId: bigint): Promise<void> {
  await tx.query('insert into operator.freespin_rounds (round_id, pack_id) values ($1, $2)', [roundId, packId]);
}

/** The pack that has paid for a round; null for other rounds. */
export async function packOfRound(tx: Sql, roundId: string): Promise<Pack | null> {
  const [row] = await tx.query<Pack>(
    `select ${columns} from operator.freespin_packs where id =
       (select pack_id from operator.freespin_rounds where round_id = $1 and not is_returned)`,
    [roundId],
  );
  return row ?? null;
}

/** Puts a round back into its pack, whose time goes on. */
export async function returnRound(tx: Sql, roundId: string, packId: bigint): Promise<void> {
  await tx.query('update operator.freespin_rounds set is_returned = true where round_id = $1', [roundId]);
  await tx.query('update operator.freespin_packs set remaining = remaining + 1 where id = $1', [packId]);
}

export async function addWon(tx: Sql, packId: bigint, amount: bigint): Promise<void> {
  await tx.query('update operator.freespin_packs set won = won + $2 where id = $1', [packId, amount]);
}

export interface PackRow extends Pack {
  readonly title: string | null;
  readonly image: string | null;
}

const statuses = {
  active: 'p.remaining > 0 and p.expires_at > $2',
  used: 'p.remaining = 0 and $2::timestamptz is not null',
  expired: 'p.remaining > 0 and p.expires_at <= $2',
} as const;

export function findPacks(
  sql: Sql,
  uid: bigint,
  status: keyof typeof statuses,
  now: Date,
  most: number,
): Promise<PackRow[]> {
  return sql.query<PackRow>(
    `select p.id, p.uid, p.game, p.currency, p.stake, p.count, p.remaining, p.won, p.texts, p.expires_at, g.title, g.image
     from operator.freespin_packs p left join operator.game_facts g on g.sysname = p.game
     where p.uid = $1 and ${statuses[status]} order by p.expires_at, p.id limit $3`,
    [uid, now, most],
  );
}

/** The stakes at which a game plays packs, as the catalogue says; null if it cannot or is unknown. */
export async function findFreeStakes(sql: Sql, game: string): Promise<readonly number[] | null> {
  const [row] = await sql.query<{ readonly free_stakes: readonly number[] | null }>(
    'select free_stakes from operator.game_facts where sysname = $1 and is_active',
    [game],
  );
  return row?.free_stakes ?? null;
}
