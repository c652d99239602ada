import type { Database } from '../../../database/database.ts';
import { storageLimits } from '../../../../src/contract/storage.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Player } from '../../players/player.ts';

/** Keys and values of players, within a quota. */
export class StorageService {
  constructor(private readonly database: Database) {}

  read({ uid }: Pick<Player, 'uid'>, keys: readonly string[]): Promise<{ key: string; value: string }[]> {
    return this.database.query(
      'select key, value from operator.player_storage where uid = $1 and key = any($2::text[]) order by key',
      [uid, keys],
    );
  }

  async keys({ uid }: Pick<Player, 'uid'>): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>(
      'select key from operator.player_storage where uid = $1 order by key',
      [uid],
    );
    return rows.map(({ key }) => key);
  }

  /** Stores a value; throws StorageQuotaExceededException when it is too long or one key too many (8-7). */
  write({ uid }: Pick<Player, 'uid'>, key: string, value: string): Promise<1> {
    if (value.length > storageLimits.valueLength) throw quotaExceeded();
    return this.database.transaction<1>(async (tx) => {
      // The keys of a player are counted by one transaction at a time.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 4))', [`storage:${uid}`]);
      const stored = await tx.query(
        `insert into operator.player_storage (uid, key, value)
         select $1, $2, $3 where exists (select 1 from operator.player_storage where uid = $1 and key = $2)
           or (select count(*) from operator.player_storage where uid = $1) < $4
         on conflict (uid, key) do update set value = excluded.value returning key`,
        [uid, key, value, storageLimits.keys],
      );
      if (stored.length === 0) throw quotaExceeded();
      return 1;
    });
  }
}

const quotaExceeded = () =>
  new OperatorError('StorageQuotaExceededException', 'The storage of this player is full', { ...storageLimits });
