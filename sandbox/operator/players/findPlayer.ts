import type { Sql } from '../../database/database.ts';
import { playerColumns } from './player.ts';
import type { Player } from './player.ts';

type Lock = '' | 'for update' | 'for no key update';

/** The player with this value in a unique column, whatever their status; null if there is none. */
async function findBy(sql: Sql, column: 'uid' | 'telegram_id', value: bigint, lock: Lock = ''): Promise<Player | null> {
  const [row] = await sql.query<Player>(
    `select ${playerColumns} from operator.players p where p.${column} = $1 ${lock}`,
    [value],
  );
  return row ?? null;
}

/** The player as they are now, whatever their status; null if there is none with this uid. */
export const findPlayer = (sql: Sql, uid: bigint): Promise<Player | null> => findBy(sql, 'uid', uid);

/** A player who is there: throws if there is none. */
export async function readPlayer(sql: Sql, uid: bigint): Promise<Player> {
  const player = await findPlayer(sql, uid);
  if (player === null) throw new Error(`There is no player ${uid}`);
  return player;
}

/** Whose Telegram user this is; null for nobody's. */
export const findByTelegramId = (sql: Sql, telegramId: bigint): Promise<Player | null> =>
  findBy(sql, 'telegram_id', telegramId);

/**
 * The player as they are now, locked until the transaction ends. Rows that name the player (payments, rounds, passkeys)
 * cannot be added meanwhile.
 */
export const lockPlayer = (tx: Sql, uid: bigint): Promise<Player | null> => findBy(tx, 'uid', uid, 'for update');

/** Locks the player against others who hold or lock them until the transaction ends; null if there is none. */
export const holdPlayer = (tx: Sql, uid: bigint): Promise<Player | null> => findBy(tx, 'uid', uid, 'for no key update');
