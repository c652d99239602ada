import type { OperatorModule } from '../../../module.ts';
import { HousePlay } from './HousePlay.ts';
import { addHousePlayers } from './housePlayers.ts';

/** House players: docs/decisions/house-players.md. */
export const houseModule: OperatorModule<null> = {
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
  create(core) {
    if (!core.config.hasHousePlayers) return { face: null };
    return { face: null, seed: () => addHousePlayers(core), jobs: [new HousePlay(core)] };
  },
};
