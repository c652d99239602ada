import type { Migration } from '../../database/Migration.ts';

/** Migrations of the studio's own tables, in order; each runs once. Times are milliseconds since 1970. */
export const studioMigrations: readonly Migration[] = [
  {
    name: 'studio-001-sessions-and-rounds',
    sql: `
      CREATE SCHEMA IF NOT EXISTS vendors;

      CREATE TABLE vendors.studio_sessions (
        token text PRIMARY KEY,
        mode text NOT NULL CHECK (mode IN ('play', 'demo')),
        game text NOT NULL,
        player text NOT NULL,
        locale text NOT NULL,
        currency text NOT NULL,
        decimals integer NOT NULL CHECK (decimals BETWEEN 0 AND 9),
        min_round_ms integer NOT NULL CHECK (min_round_ms >= 0),
        server_seed text NOT NULL,
        seed_hash text NOT NULL,
        client_seed text NOT NULL,
        nonce integer NOT NULL DEFAULT 0,
        demo_balance bigint CHECK (demo_balance >= 0),
        last_spin_at bigint NOT NULL DEFAULT 0,
        created_at bigint NOT NULL
      );

      CREATE TABLE vendors.studio_rounds (
        id text PRIMARY KEY,
        session text NOT NULL REFERENCES vendors.studio_sessions (token),
        request_id text NOT NULL,
        mode text NOT NULL CHECK (mode IN ('play', 'demo')),
        game text NOT NULL,
        player text NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'bet_placed', 'settled', 'rolling_back', 'rolled_back')),
        stake bigint NOT NULL CHECK (stake > 0),
        total_win bigint NOT NULL CHECK (total_win >= 0),
        currency text NOT NULL,
        decimals integer NOT NULL,
        outcome text NOT NULL,
        server_seed text NOT NULL,
        seed_hash text NOT NULL,
        client_seed text NOT NULL,
        nonce integer NOT NULL,
        next_seed_hash text NOT NULL,
        reply_balance text,
        error_type text,
        error_message text,
        attempts integer NOT NULL DEFAULT 0,
        retry_at bigint NOT NULL,
        created_at bigint NOT NULL,
        finished_at bigint,
        shown_at bigint,
        UNIQUE (session, request_id),
        UNIQUE (session, nonce)
      );

      CREATE UNIQUE INDEX studio_rounds_one_unfinished ON vendors.studio_rounds (session)
        WHERE state IN ('open', 'bet_placed', 'rolling_back');
      CREATE INDEX studio_rounds_due ON vendors.studio_rounds (retry_at)
        WHERE state IN ('open', 'bet_placed', 'rolling_back');
      CREATE INDEX studio_rounds_unshown ON vendors.studio_rounds (player, game)
        WHERE state = 'settled' AND shown_at IS NULL;
    `,
  },
  {
    name: 'studio-002-last-stake',
    sql: 'CREATE INDEX studio_rounds_of_player ON vendors.studio_rounds (player, game, created_at DESC);',
  },
  {
    // The time of the last spin is read from the rounds.
    name: 'studio-003-no-pace-per-session',
    sql: 'ALTER TABLE vendors.studio_sessions DROP COLUMN last_spin_at;',
  },
  {
    name: 'studio-004-age-of-demos',
    sql: "CREATE INDEX studio_sessions_demos ON vendors.studio_sessions (created_at) WHERE mode = 'demo';",
  },
  {
    name: 'studio-006-market-policy',
    sql: `
      ALTER TABLE vendors.studio_sessions ADD COLUMN autoplay boolean NOT NULL DEFAULT false;
      ALTER TABLE vendors.studio_sessions ADD COLUMN turbo boolean NOT NULL DEFAULT false;
      ALTER TABLE vendors.studio_sessions ADD COLUMN feature_buy boolean NOT NULL DEFAULT false;
    `,
  },
  {
    // Of a bought round \`stake\` is its price; its wins are counted by \`bought_at\`.
    name: 'studio-008-bought-features',
    sql: 'ALTER TABLE vendors.studio_rounds ADD COLUMN bought_at bigint CHECK (bought_at > 0);',
  },
  {
    // The operator's pack of free spins that pays for the round.
    name: 'studio-009-free-spins',
    sql: 'ALTER TABLE vendors.studio_rounds ADD COLUMN free_pack text;',
  },
  {
    // What is left of that pack after the round.
    name: 'studio-010-free-spins-left',
    sql: 'ALTER TABLE vendors.studio_rounds ADD COLUMN free_left integer CHECK (free_left >= 0);',
  },
];
