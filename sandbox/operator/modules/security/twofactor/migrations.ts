import type { Migration } from '../../../../database/Migration.ts';

export const twoFactorMigrations: readonly Migration[] = [
  {
    name: 'two factor',
    after: ['sessions/players'],
    sql: `
      create table operator.two_factor (
        uid bigint primary key references operator.players (uid),
        kind text not null check (kind in ('authenticator', 'contact')),
        -- of a contact: where codes are sent; the address itself is the player's current one
        channel text check (channel in ('email', 'phone')),
        -- of an authenticator: encrypted
        secret text,
        -- the last time step whose code was accepted: it and all before it are used up
        last_step bigint not null default 0,
        enabled_at timestamptz not null
      );

      -- A change that was started and awaits its code; one per player.
      create table operator.two_factor_changes (
        uid bigint primary key references operator.players (uid),
        is_enabling boolean not null,
        kind text not null,
        channel text,
        secret text,
        expires_at timestamptz not null
      );

      create table operator.recovery_codes (
        uid bigint not null references operator.players (uid),
        code_hash text not null,
        primary key (uid, code_hash)
      );
    `,
  },
];
