import type { Migration } from '../../../../database/Migration.ts';

/** The wallet's tables were created together with the catalogue's, in a migration of that. */
export const walletMigrations: readonly Migration[] = [
  {
    name: 'facts',
    after: ['games/games'],
    sql: `
      -- What others may know of rounds and of the studio's calls in queries of their own.
      create view operator.round_facts as
        select id, uid, game, currency, status, stake, payout, started_at, settled_at from operator.rounds;
      create view operator.wallet_call_facts as
        select id, kind, round_id, uid, amount, currency, original_id, created_at from operator.wallet_calls`,
  },
  {
    name: 'end of game sessions',
    sql: `
      -- A change of the account's currency ends them, even if it is changed back.
      alter table operator.game_sessions add column ended_at timestamptz`,
  },
];
