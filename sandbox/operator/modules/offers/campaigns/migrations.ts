import type { Migration } from '../../../../database/Migration.ts';

const offers = `
  create table operator.offers (
    id text primary key,
    -- OfferData of offer.ts.
    data jsonb not null,
    is_active boolean not null default true,
    starts_at timestamptz not null,
    -- Null: without an end.
    ends_at timestamptz,
    -- The highest is shown first.
    priority integer not null default 0,
    -- What signed-in players have been told: nothing, that it is available, that it is over.
    told text not null default '' check (told in ('', 'available', 'over'))
  );

  -- An offer that was opened for a player, or that they have taken. The turn tells which time it is.
  create table operator.player_offers (
    uid bigint not null references operator.players (uid),
    offer_id text not null references operator.offers (id),
    turn text not null,
    opened_at timestamptz not null,
    taken_at timestamptz,
    primary key (uid, offer_id, turn)
  );

  alter table operator.promo_codes add column offer_id text references operator.offers (id);
  alter table operator.promo_codes add column uses_per_player integer not null default 1 check (uses_per_player > 0);
  -- Of the player's profile; empty for all.
  alter table operator.promo_codes add column countries text[] not null default '{}';
  alter table operator.promo_codes add column currencies text[] not null default '{}';

  create table operator.promo_code_uses (
    uid bigint not null references operator.players (uid),
    code text not null references operator.promo_codes (code),
    turn integer not null,
    used_at timestamptz not null,
    primary key (uid, code, turn)
  );
`;

const comingBack = `
  -- What the house has configured: the reload calendar, the reward for the referral link.
  create table operator.campaign_settings (
    name text primary key check (name in ('calendar', 'referral')),
    -- Null: there is none now.
    data jsonb
  );

  create table operator.calendar_claims (
    uid bigint not null references operator.players (uid),
    -- When the day opened.
    day timestamptz not null,
    claimed_at timestamptz not null,
    primary key (uid, day)
  );

  -- One for each friend, whose deposit was the first one that is high enough.
  create table operator.referral_rewards (
    uid bigint primary key references operator.players (uid),
    referrer bigint not null references operator.players (uid),
    status text not null default 'due' check (status in ('due', 'given', 'refused')),
    created_at timestamptz not null,
    ended_at timestamptz
  );
  create index referral_rewards_due on operator.referral_rewards (created_at) where status = 'due';
`;

export const campaignsMigrations: readonly Migration[] = [
  {
    name: 'promo codes',
    sql: `
      create table operator.promo_codes (
        -- In capital letters; what players type is compared without regard to case.
        code text primary key check (code = upper(code)),
        starts_at timestamptz not null,
        -- Null: without an end.
        ends_at timestamptz,
        -- Registrations that may use the code; null: any number.
        use_limit integer,
        uses integer not null default 0 check (uses >= 0 and (use_limit is null or uses <= use_limit))
      );
    `,
  },
  { name: 'offers', after: ['sessions/players'], sql: offers },
  { name: 'coming back', after: ['sessions/players'], sql: comingBack },
];
