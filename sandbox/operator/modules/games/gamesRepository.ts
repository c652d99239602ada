import type { Database, Sql } from '../../../database/database.ts';
import type { GameRow } from './gameRow.ts';

/** The version of the stored catalogue; 0 before the first one. */
export async function catalogueVersion(sql: Sql): Promise<bigint> {
  const [row] = await sql.query<{ version: bigint }>('select version from operator.catalogue_versions');
  return row?.version ?? 0n;
}

export function findActiveGames(sql: Sql): Promise<GameRow[]> {
  return sql.query<GameRow>(
    `select sysname, title, provider_sysname, provider_name, type, categories, features, volatility, rtp, image, colour, has_demo, is_new,
       priority, to_json(released_at)#>>'{}' as released_at
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
      `insert into operator.games (sysname, title, provider_sysname, provider_name, type, categories, features, volatility, rtp, image, colour,
         has_demo, is_new, priority, released_at, is_active)
       select sysname, title, provider_sysname, provider_name, type, categories, features, volatility, rtp, image, colour, has_demo, is_new,
         priority, released_at, true
       from jsonb_to_recordset($1::jsonb) as g (sysname text, title text, provider_sysname text, provider_name text, type text, categories text[],
         features text[], volatility text, rtp text, image text, colour text, has_demo boolean, is_new boolean, priority int, released_at timestamptz)
       on conflict (sysname) do update set title = excluded.title, provider_sysname = excluded.provider_sysname,
         provider_name = excluded.provider_name, type = excluded.type, categories = excluded.categories, features = excluded.features,
         volatility = excluded.volatility, rtp = excluded.rtp, image = excluded.image, colour = excluded.colour, has_demo = excluded.has_demo,
         is_new = excluded.is_new, priority = excluded.priority, released_at = excluded.released_at, is_active = true`,
      [JSON.stringify(rows)],
    );
    await tx.query(
      `insert into operator.catalogue_versions (version, checksum) values (1, $1)
       on conflict (is_only) do update set version = catalogue_versions.version + 1, checksum = excluded.checksum`,
      [checksum],
    );
  });
}
