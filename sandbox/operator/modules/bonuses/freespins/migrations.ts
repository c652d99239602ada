import type { Migration } from '../../../../database/Migration.ts';

export const freespinsMigrations: readonly Migration[] = [
  {
    name: 'free spins',
    after: ['sessions/players', 'games/games'],
    sql: `
      create table operator.freespin_packs (
        id bigint generated always as identity primary key,
        uid bigint not null references operator.players (uid),
        game text not null,
        currency text not null,
        -- Minor units: what the house pays for each round.
        stake bigint not null check (stake > 0),
        count int not null check (count > 0),
        remaining int not null check (remaining between 0 and count),
        won bigint not null default 0 check (won >= 0),
        texts jsonb not null,
        source text not null,
        source_id text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        unique (source, source_id)
      );
      create index freespin_packs_player on operator.freespin_packs (uid, game) where remaining > 0;
      create table operator.freespin_rounds (
        round_id text primary key,
        pack_id bigint not null references operator.freespin_packs (id),
        is_returned boolean not null default false
      );
      create index freespin_rounds_pack on operator.freespin_rounds (pack_id);
    `,
  },
];
