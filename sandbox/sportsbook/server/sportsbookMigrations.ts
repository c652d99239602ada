import type { Migration } from '../../database/Migration.ts';

/** Migrations of the sportsbook's own tables. Times are milliseconds since 1970, amounts minor units. */
export const sportsbookMigrations: readonly Migration[] = [
  {
    name: 'sportsbook-001-bets',
    sql: `
      CREATE SCHEMA IF NOT EXISTS vendors;

      CREATE TABLE vendors.sportsbook_sessions (
        token text PRIMARY KEY,
        player text NOT NULL,
        currency text NOT NULL,
        decimals integer NOT NULL CHECK (decimals BETWEEN 0 AND 9),
        locale text NOT NULL,
        least_stake bigint NOT NULL CHECK (least_stake > 0),
        most_stake bigint NOT NULL,
        most_payout bigint NOT NULL,
        created_at bigint NOT NULL
      );

      CREATE TABLE vendors.sportsbook_bets (
        id text PRIMARY KEY,
        session text NOT NULL,
        player text NOT NULL,
        request_key text NOT NULL,
        fingerprint text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('single', 'accumulator', 'system', 'builder')),
        system text,
        stake bigint NOT NULL CHECK (stake > 0),
        open_stake bigint NOT NULL CHECK (open_stake >= 0),
        currency text NOT NULL,
        decimals integer NOT NULL,
        odds bigint NOT NULL CHECK (odds >= 1000),
        possible_payout bigint NOT NULL CHECK (possible_payout >= 0),
        consent text NOT NULL CHECK (consent IN ('any', 'higher', 'none')),
        funding text NOT NULL,
        funded text,
        state text NOT NULL CHECK (state IN
          ('delayed', 'placing', 'rolling_back', 'refused', 'open', 'settled', 'reopened')),
        outcome text CHECK (outcome IN ('won', 'returned', 'lost', 'void', 'cashed_out')),
        revision integer NOT NULL DEFAULT 0,
        paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
        cashed_out bigint NOT NULL DEFAULT 0 CHECK (cashed_out >= 0),
        refusal text,
        refusal_leg integer,
        accept_at bigint NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        retry_at bigint NOT NULL,
        created_at bigint NOT NULL,
        settled_at bigint,
        UNIQUE (player, request_key)
      );
      CREATE INDEX sportsbook_bets_of_player ON vendors.sportsbook_bets (player, created_at DESC);
      CREATE INDEX sportsbook_bets_due ON vendors.sportsbook_bets (retry_at)
        WHERE state IN ('delayed', 'placing', 'rolling_back');

      CREATE TABLE vendors.sportsbook_legs (
        bet text NOT NULL REFERENCES vendors.sportsbook_bets (id),
        position integer NOT NULL,
        event_id text NOT NULL,
        event text NOT NULL,
        sport text NOT NULL,
        league text NOT NULL,
        starts_at bigint NOT NULL,
        market text NOT NULL,
        selection text NOT NULL,
        odds integer NOT NULL CHECK (odds >= 1000),
        is_live boolean NOT NULL,
        result text CHECK (result IN ('won', 'lost', 'void', 'dead_heat')),
        dead_heat integer,
        score text,
        PRIMARY KEY (bet, position)
      );
      CREATE INDEX sportsbook_legs_of_event ON vendors.sportsbook_legs (event_id);
      CREATE INDEX sportsbook_legs_undecided ON vendors.sportsbook_legs (starts_at) WHERE result IS NULL;

      CREATE TABLE vendors.sportsbook_moves (
        bet text NOT NULL REFERENCES vendors.sportsbook_bets (id),
        revision integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('settlement', 'cash_out', 'partial_cash_out', 'void', 'correction')),
        request_key text,
        amount bigint NOT NULL CHECK (amount >= 0),
        stake_closed bigint NOT NULL CHECK (stake_closed >= 0),
        results text NOT NULL,
        is_done boolean NOT NULL DEFAULT false,
        attempts integer NOT NULL DEFAULT 0,
        retry_at bigint NOT NULL,
        created_at bigint NOT NULL,
        PRIMARY KEY (bet, revision),
        UNIQUE (bet, request_key)
      );
      CREATE INDEX sportsbook_moves_due ON vendors.sportsbook_moves (retry_at) WHERE NOT is_done;
    `,
  },
  {
    // What the traders decide: a market of null is the whole event, a selection of null the whole market.
    name: 'sportsbook-002-rulings',
    sql: `
      CREATE TABLE vendors.sportsbook_rulings (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id text NOT NULL,
        market text,
        selection text,
        ruling text NOT NULL CHECK (ruling IN ('suspend', 'resume', 'void', 'won', 'lost')),
        created_at bigint NOT NULL
      );
      CREATE INDEX sportsbook_rulings_of_event ON vendors.sportsbook_rulings (event_id, seq);
    `,
  },
  {
    name: 'sportsbook-003-slips-and-favourites',
    sql: `
      CREATE TABLE vendors.sportsbook_slips (
        code text PRIMARY KEY,
        picks text NOT NULL,
        created_at bigint NOT NULL
      );
      CREATE TABLE vendors.sportsbook_favourites (
        player text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('league', 'event')),
        id text NOT NULL,
        created_at bigint NOT NULL,
        PRIMARY KEY (player, kind, id)
      );
    `,
  },
  {
    name: 'sportsbook-004-cuts',
    sql: `
      ALTER TABLE vendors.sportsbook_rulings DROP CONSTRAINT sportsbook_rulings_ruling_check;
      ALTER TABLE vendors.sportsbook_rulings
        ADD CONSTRAINT sportsbook_rulings_ruling_check CHECK (ruling IN ('suspend', 'resume', 'cut', 'void', 'won', 'lost'));
    `,
  },
  {
    // Matches that players follow, and what the operator is to tell them: a row is done when the operator has answered.
    name: 'sportsbook-005-follows',
    sql: `
      CREATE TABLE vendors.sportsbook_follows (
        player text NOT NULL,
        event_id text NOT NULL,
        event text NOT NULL,
        starts_at bigint NOT NULL,
        -- the start was queued, or the match had begun before it was followed
        has_begun boolean NOT NULL,
        created_at bigint NOT NULL,
        PRIMARY KEY (player, event_id)
      );
      CREATE INDEX sportsbook_follows_start ON vendors.sportsbook_follows (starts_at);

      CREATE TABLE vendors.sportsbook_notices (
        id text PRIMARY KEY,
        player text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('kick_off', 'bet_settled')),
        event_id text NOT NULL,
        event text NOT NULL,
        bet text,
        is_done boolean NOT NULL DEFAULT false,
        attempts integer NOT NULL DEFAULT 0,
        retry_at bigint NOT NULL,
        created_at bigint NOT NULL
      );
      CREATE INDEX sportsbook_notices_due ON vendors.sportsbook_notices (retry_at) WHERE NOT is_done;
    `,
  },
  {
    // Edits of open bets. While one is on its way its bet is 'editing': nothing else settles or sells it.
    name: 'sportsbook-006-edits',
    sql: `
      ALTER TABLE vendors.sportsbook_bets DROP CONSTRAINT sportsbook_bets_state_check;
      ALTER TABLE vendors.sportsbook_bets ADD CONSTRAINT sportsbook_bets_state_check CHECK (state IN
        ('delayed', 'placing', 'rolling_back', 'refused', 'open', 'editing', 'settled', 'reopened'));

      CREATE TABLE vendors.sportsbook_edits (
        -- the bet that takes the place of the edited one
        id text PRIMARY KEY,
        bet text NOT NULL REFERENCES vendors.sportsbook_bets (id),
        revision integer NOT NULL,
        request_key text NOT NULL,
        fingerprint text NOT NULL,
        session text NOT NULL,
        kind text NOT NULL,
        price bigint NOT NULL CHECK (price > 0),
        stake bigint NOT NULL CHECK (stake > 0 AND stake <= price),
        odds bigint NOT NULL CHECK (odds >= 1000),
        possible_payout bigint NOT NULL CHECK (possible_payout >= 0),
        legs text NOT NULL,
        state text NOT NULL CHECK (state IN ('sending', 'cancelling', 'done', 'refused')),
        refusal text,
        attempts integer NOT NULL DEFAULT 0,
        retry_at bigint NOT NULL,
        created_at bigint NOT NULL,
        UNIQUE (bet, request_key)
      );
      CREATE INDEX sportsbook_edits_due ON vendors.sportsbook_edits (retry_at) WHERE state IN ('sending', 'cancelling');
    `,
  },
  {
    name: 'sportsbook-007-open-bets',
    sql: `
      CREATE INDEX sportsbook_bets_open ON vendors.sportsbook_bets (id) WHERE state IN ('open', 'reopened');
    `,
  },
  {
    // How far the sandbox's control has moved the clock ahead, in all: time never goes back at a restart.
    name: 'sportsbook-008-clock',
    sql: `
      CREATE TABLE vendors.sportsbook_clock (
        moved_at bigint NOT NULL,
        ms bigint NOT NULL CHECK (ms >= 0)
      );
    `,
  },
];
