import type { Migration } from '../../../../database/Migration.ts';

/** Rounds of shared tables; a bet in one is a row of studio_plays. Times are milliseconds since 1970. */
export const tableMigrations: readonly Migration[] = [
  {
    name: 'studio-007-tables',
    sql: `
      CREATE TABLE vendors.table_rounds (
        id text PRIMARY KEY,
        game text NOT NULL,
        number integer NOT NULL,
        phase text NOT NULL CHECK (phase IN ('betting', 'running', 'resting', 'over')),
        server_seed text NOT NULL,
        seed_hash text NOT NULL,
        client_seed text,
        outcome text,
        running_at bigint,
        ends_at bigint NOT NULL,
        created_at bigint NOT NULL,
        UNIQUE (game, number)
      );
      ALTER TABLE vendors.studio_plays
        ADD COLUMN table_round text REFERENCES vendors.table_rounds (id),
        ADD COLUMN own_seed text,
        ADD COLUMN seed_hidden boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT studio_plays_session_nonce_key;
      CREATE UNIQUE INDEX studio_plays_nonce ON vendors.studio_plays (session, nonce) WHERE table_round IS NULL;
      CREATE INDEX studio_plays_of_table ON vendors.studio_plays (table_round) WHERE table_round IS NOT NULL;
    `,
  },
];
