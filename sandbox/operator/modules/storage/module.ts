import { storage } from '../../../../src/contract/storage.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { storagePersonal } from './personal.ts';
import { StorageService } from './StorageService.ts';

/** 7-90: small values that players' pages keep on the server, so that they hold on every device. */
export const storageModule: OperatorModule = {
  name: 'storage',
  personal: storagePersonal,
  migrations: [
    {
      name: 'storage',
      after: ['sessions/players'],
      sql: `
        create table operator.player_storage (
          uid bigint not null references operator.players (uid),
          key text not null,
          value text not null,
          primary key (uid, key)
        );
      `,
    },
  ],
  create({ database }) {
    const service = new StorageService(database);
    const handlers: Handlers<typeof storage> = {
      get: forPlayer<typeof storage.get>(async ({ player, input }) => ({
        items: await service.read(player, input.keys),
      })),
      getKeys: forPlayer<typeof storage.getKeys>(async ({ player }) => ({ keys: await service.keys(player) })),
      set: forPlayer<typeof storage.set>(({ player, input }) => service.write(player, input.key, input.value)),
    };
    return { face: undefined, endpoints: bindArea(storage, handlers) };
  },
};
