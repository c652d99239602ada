import type { Sql } from '../../../../database/database.ts';
import type { OperatorModule } from '../../../module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { HousePlay } from './HousePlay.ts';
import { addHousePlayers, housePlayers } from './housePlayers.ts';
import { playPast } from './playPast.ts';
import type { PastPlay } from './playPast.ts';

export type { PastPlay } from './playPast.ts';

export interface HouseFace {
  /** The uids of the house players, who are there from then on; always in the same order. */
  players(tx: Sql, now: Date): Promise<readonly bigint[]>;
  /** What they played before the first start, by player. Once in a database. */
  playPast(tx: Sql, plays: readonly PastPlay[]): Promise<void>;
}

/** House players: docs/decisions/house-players.md. Null where there are none. */
export const houseModule: OperatorModule<HouseFace | null> = {
  name: 'house',
  migrations: [
    {
      name: 'turn',
      sql: `
        create table operator.house_turn (
          is_only boolean primary key default true check (is_only),
          holder text not null,
          played_at timestamptz not null
        );
        insert into operator.house_turn (holder, played_at) values ('', 'epoch');
      `,
    },
  ],
  create(core, use) {
    if (!core.config.hasHousePlayers) return { face: null };
    const { database } = core;
    const wallet = use(walletModule);
    return {
      face: {
        async players(tx, now) {
          await addHousePlayers(tx, now);
          return housePlayers.map(({ uid }) => uid);
        },
        playPast: (tx, plays) => playPast(tx, { database, wallet }, plays),
      },
      seed: (now) => addHousePlayers(database, now),
      jobs: [new HousePlay(core)],
    };
  },
};
