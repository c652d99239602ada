import type { Migration } from '../../../../database/Migration.ts';

/** A round that has won, for `operator.rounds` under the name `r`. Rounds of free spins have no stake, and no multiple. */
const won = (r: string) => `${r}status = 'settled' and ${r}stake > 0 and ${r}payout > ${r}stake`;
const multiple = (r: string) => `(${r}payout::numeric / ${r}stake)`;
const day = (r: string) => `((${r}settled_at at time zone 'UTC')::date)`;

/** The conditions and orders of the queries, spelt as the indices have them. */
export const wins = { won: won('r.'), multiple: multiple('r.'), day: day('r.') } as const;

export const winnersMigrations: readonly Migration[] = [
  {
    name: 'wins',
    after: ['games/games', 'sessions/how others see players', 'feed/feed'],
    sql: `
      create index rounds_wins_latest on operator.rounds (settled_at desc, id desc) where ${won('')};
      create index rounds_wins_of_day on operator.rounds (${day('')}, ${multiple('')} desc) where ${won('')};
      create index rounds_wins_of_game on operator.rounds (game, ${multiple('')} desc) where ${won('')};
    `,
  },
];
