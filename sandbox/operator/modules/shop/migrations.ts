import type { Migration } from '../../../database/Migration.ts';

const tables = `
create table operator.shop_products (
  id text primary key,
  -- Points.
  price bigint not null check (price > 0),
  -- How many are left; null for no end.
  stock int check (stock >= 0),
  sold int not null default 0,
  priority int not null,
  is_active boolean not null,
  ends_at timestamptz,
  -- Category, texts, picture, rewards and limit per player.
  data jsonb not null
);

create table operator.shop_purchases (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  product text not null references operator.shop_products (id),
  price bigint not null check (price > 0),
  at timestamptz not null,
  -- What was bought, as it was then.
  data jsonb not null
);
create index shop_purchases_player on operator.shop_purchases (uid, id desc);
create index shop_purchases_product on operator.shop_purchases (uid, product);
`;

export const shopMigrations: readonly Migration[] = [{ name: 'shop', after: ['sessions/players'], sql: tables }];
