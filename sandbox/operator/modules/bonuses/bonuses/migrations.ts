import type { Migration } from '../../../../database/Migration.ts';

export const bonusesMigrations: readonly Migration[] = [
  {
    name: 'bonuses',
    after: ['sessions/players', 'games/games'],
    sql: `
      create table operator.bonuses (
        id bigint generated always as identity primary key,
        uid bigint not null references operator.players (uid),
        type text not null check (type in ('casino', 'betting')),
        status text not null
          check (status in ('available', 'active', 'converted', 'lost', 'expired', 'removed', 'burned')),
        -- What it becomes as soon as no round with its money is open.
        ending text check (ending in ('available', 'expired', 'removed', 'burned')),
        currency text not null,
        amount bigint not null check (amount > 0),
        -- The bonus money that is left: on the player's account while active, kept by the house while available.
        balance bigint not null check (balance >= 0),
        required bigint not null check (required >= 0),
        wagered bigint not null default 0 check (wagered >= 0),
        -- What was paid out to the main balance in the end.
        converted bigint check (converted >= 0),
        -- Counts its movements between house and player, which the ledger knows by this number.
        steps int not null default 0,
        -- The terms and texts as they were when it was granted, and the SHA-256 of the terms.
        terms jsonb not null,
        terms_hash text not null,
        texts jsonb not null,
        -- The promotion that granted it: the same source never grants twice.
        source text not null,
        source_id text not null,
        offer_id text,
        created_at timestamptz not null,
        activate_before timestamptz not null,
        activated_at timestamptz,
        expires_at timestamptz,
        ended_at timestamptz,
        unique (source, source_id)
      );
      create index bonuses_player on operator.bonuses (uid, created_at desc);
      -- One bonus of each type pays at a time.
      create unique index bonuses_one_active on operator.bonuses (uid, type) where status = 'active';
      create index bonuses_expiring on operator.bonuses (expires_at) where status = 'active';

      -- Every stake that was placed while a bonus was active: what of it counted, and why.
      create table operator.bonus_stakes (
        call_id text primary key,
        round_id text not null,
        bonus_id bigint not null references operator.bonuses (id),
        game text not null,
        from_main bigint not null check (from_main >= 0),
        from_bonus bigint not null check (from_bonus >= 0),
        percent int not null check (percent between 0 and 100),
        reason text not null,
        counted bigint not null check (counted >= 0),
        is_returned boolean not null default false,
        at timestamptz not null
      );
      create index bonus_stakes_bonus on operator.bonus_stakes (bonus_id, at desc);
      create index bonus_stakes_round on operator.bonus_stakes (round_id);

      -- A bonus with an open round goes on until the round has ended.
      create table operator.bonus_rounds (
        round_id text primary key,
        bonus_id bigint not null references operator.bonuses (id),
        won bigint not null default 0 check (won >= 0),
        is_open boolean not null default true
      );
      create index bonus_rounds_open on operator.bonus_rounds (bonus_id) where is_open;
    `,
  },
  {
    name: 'facts',
    sql: `
      -- What others may know of a bonus in queries of their own.
      create view operator.bonus_facts as select id, uid, texts from operator.bonuses`,
  },
];
