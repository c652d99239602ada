import type { Migration } from '../../../../database/Migration.ts';

export const subscriptionsMigrations: readonly Migration[] = [
  {
    name: 'subscriptions per contact',
    after: ['sessions/players'],
    // Before, a player was subscribed as a whole, by the box of the registration.
    sql: `
      alter table operator.players
        add column email_subscribed_at timestamptz,
        add column phone_subscribed_at timestamptz;
      update operator.players set
        email_subscribed_at = case when email is not null then registered_at end,
        phone_subscribed_at = case when phone is not null then registered_at end
      where is_subscribed;
      alter table operator.players drop column is_subscribed;

      -- Every yes and no to promotions and news, as the player said it. Rows are only added.
      create table operator.subscription_consents (
        id bigint generated always as identity primary key,
        uid bigint not null references operator.players (uid),
        type text not null check (type in ('email', 'phone')),
        contact text not null,
        is_on boolean not null,
        source text not null check (source in ('registration', 'profile', 'link', 'contact_changed', 'account_closed')),
        at timestamptz not null
      );
      create index subscription_consents_player on operator.subscription_consents (uid, at);
      insert into operator.subscription_consents (uid, type, contact, is_on, source, at)
        select uid, 'email', email, true, 'registration', registered_at from operator.players
        where email_subscribed_at is not null
        union all
        select uid, 'phone', phone, true, 'registration', registered_at from operator.players
        where phone_subscribed_at is not null;
    `,
  },
];
