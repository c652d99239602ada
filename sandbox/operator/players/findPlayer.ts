import type { Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import { playerColumns } from './player.ts';
import type { Player } from './player.ts';

/** The player as they are now, whatever their status; null if there is none with this uid. */
export async function findPlayer(sql: Sql, uid: bigint): Promise<Player | null> {
  const [row] = await sql.query<Player>(`select ${playerColumns} from operator.players p where p.uid = $1`, [uid]);
  return row ?? null;
}

/** A player who is there: throws if there is none. */
export async function readPlayer(sql: Sql, uid: bigint): Promise<Player> {
  return onlyRow(await sql.query<Player>(`select ${playerColumns} from operator.players p where p.uid = $1`, [uid]));
}

/** Whose Telegram user this is; null for nobody's. */
export async function findByTelegramId(sql: Sql, telegramId: bigint): Promise<Player | null> {
  const [row] = await sql.query<Player>(`select ${playerColumns} from operator.players p where p.telegram_id = $1`, [
    telegramId,
  ]);
  return row ?? null;
}

/**
 * The player as they are now, locked until the transaction ends. Rows that name the player (payments, rounds, passkeys)
 * cannot be added meanwhile.
 */
export async function lockPlayer(tx: Sql, uid: bigint): Promise<Player | null> {
  const [row] = await tx.query<Player>(`select ${playerColumns} from operator.players p where p.uid = $1 for update`, [
    uid,
  ]);
  return row ?? null;
}

/** Locks the player against others who hold or lock them until the transaction ends; null if there is none. */
export async function holdPlayer(tx: Sql, uid: bigint): Promise<Player | null> {
  const [row] = await tx.query<Player>(
    `select ${playerColumns} from operator.players p where p.uid = $1 for no key update`,
    [uid],
  );
  return row ?? null;
}
