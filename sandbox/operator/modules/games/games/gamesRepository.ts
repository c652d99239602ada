import type { Database, Sql } from '../../../../database/database.ts';
import type { GameRow } from './gameRow.ts';

/** The columns of a game with their types; `released_at` is apart, because it is read as text. */
const columns: Readonly<Record<Exclude<keyof GameRow, 'released_at'>, string>> = {
  sysname: 'text',
  title: 'text',
  provider_sysname: 'text',
  provider_name: 'text',
  type: 'text',
  categories: 'text[]',
  features: 'text[]',
  volatility: 'text',
  rtp: 'text',
  rtp_most: 'text',
  rtp_source: 'text',
  max_win: 'int',
  lines: 'int',
  stake_from: 'int',
  stake_to: 'int',
  free_stakes: 'int[]',
  odds: 'jsonb',
  image: 'text',
  colour: 'text',
  has_demo: 'boolean',
  is_new: 'boolean',
  priority: 'int',
};
const names = Object.keys(columns).join(', ');

/** The version of the stored catalogue; 0 before the first one. */
export async function catalogueVersion(sql: Sql): Promise<bigint> {
  const [row] = await sql.query<{ version: bigint }>('select version from operator.catalogue_versions');
  return row?.version ?? 0n;
}

export function findActiveGames(sql: Sql): Promise<GameRow[]> {
  return sql.query<GameRow>(
    `select ${names}, to_json(released_at)#>>'{}' as released_at
     from operator.games where is_active order by priority, sysname`,
  );
}

/** Replaces the catalogue when it differs from the stored one; removed games are kept for history but not shown. */
export function storeCatalogue(database: Database, rows: readonly GameRow[], checksum: string): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('operator:catalogue', 0))");
    const same = await tx.query('select 1 from operator.catalogue_versions where checksum = $1', [checksum]);
    if (same.length > 0) return;
    await tx.query('update operator.games set is_active = false where is_active');
    await tx.query(
      `insert into operator.games (${names}, released_at, is_active)
       select ${names}, released_at, true
       from jsonb_to_recordset($1::jsonb) as g (${Object.entries(columns)
         .map((column) => column.join(' '))
         .join(', ')}, released_at timestamptz)
       on conflict (sysname) do update set ${Object.keys(columns)
         .map((name) => `${name} = excluded.${name}`)
         .join(', ')}, released_at = excluded.released_at, is_active = true`,
      [JSON.stringify(rows)],
    );
    await tx.query(
      `insert into operator.catalogue_versions (version, checksum) values (1, $1)
       on conflict (is_only) do update set version = catalogue_versions.version + 1, checksum = excluded.checksum`,
      [checksum],
    );
  });
}
