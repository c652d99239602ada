import type { Migration } from '../../../database/Migration.ts';

/** Rounds of games with moves. Times are milliseconds since 1970, amounts minor units. */
export const playMigrations: readonly Migration[] = [
  {
    name: 'studio-005-plays',
    sql: `
      CREATE TABLE vendors.studio_plays (
        id text PRIMARY KEY,
        session text NOT NULL REFERENCES vendors.studio_sessions (token),
        request_id text NOT NULL,
        mode text NOT NULL CHECK (mode IN ('play', 'demo')),
        game text NOT NULL,
        player text NOT NULL,
        state text NOT NULL CHECK (state IN
          ('betting', 'open', 'raising', 'returning', 'paying', 'settled', 'rolling_back', 'rolled_back')),
        bet text NOT NULL,
        stake bigint NOT NULL CHECK (stake > 0),
        staked bigint NOT NULL CHECK (staked >= 0),
        moves text NOT NULL,
        pending text,
        raise_session text,
        raises integer NOT NULL DEFAULT 0,
        payout bigint CHECK (payout >= 0),
        currency text NOT NULL,
        decimals integer NOT NULL,
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
        step_at bigint NOT NULL,
        created_at bigint NOT NULL,
        finished_at bigint,
        shown_at bigint,
        UNIQUE (session, request_id),
        UNIQUE (session, nonce)
      );
      CREATE UNIQUE INDEX studio_plays_one_unfinished ON vendors.studio_plays (player, game)
        WHERE state NOT IN ('settled', 'rolled_back');
      CREATE INDEX studio_plays_due ON vendors.studio_plays (retry_at)
        WHERE state IN ('betting', 'raising', 'returning', 'paying', 'rolling_back');
      CREATE INDEX studio_plays_idle ON vendors.studio_plays (step_at) WHERE state = 'open';
      CREATE INDEX studio_plays_of_player ON vendors.studio_plays (player, game, created_at DESC);
    `,
  },
];
