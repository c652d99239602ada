import type { Migration } from '../database/Migration.ts';

export const vpnMigrations: readonly Migration[] = [
  {
    name: 'subscriptions',
    sql: `
      -- One row per subscription of a client of the vendor; its keys are wiped when it is ended.
      create table vendors.vpn_subscriptions (
        reference text primary key,
        -- that of the newest order which was carried out; an older one is ignored
        revision int not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        server text not null,
        address text not null,
        private_key text not null,
        public_key text not null,
        created_at timestamptz not null
      );
      create unique index vpn_addresses on vendors.vpn_subscriptions (server, address) where ended_at is null;
      create sequence vendors.vpn_hosts;
    `,
  },
];
