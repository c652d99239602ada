import { vault } from '../../../../../src/contract/wallet/vault.ts';
import { bindArea, forPlayer, spending } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { vaultMigrations } from './migrations.ts';
import { vaultPersonal } from './personal.ts';
import { VaultService } from './VaultService.ts';

const EVERY_MS = 30_000;

/** Money that players set aside from play. */
export const vaultModule: OperatorModule<null> = {
  name: 'vault',
  personal: vaultPersonal,
  migrations: vaultMigrations,
  create(core) {
    const service = new VaultService(core);
    const handlers: Handlers<typeof vault> = {
      get: forPlayer<typeof vault.get>(({ player }) => service.state(core.database, player)),
      put: spending<typeof vault.put, null>(service.put),
      take: spending<typeof vault.take, null>(service.take),
      keep: forPlayer<typeof vault.keep>(({ player, input }) => service.keep(player, BigInt(input.id))),
      setDelay: forPlayer<typeof vault.setDelay>(({ player, input }) => service.setDelay(player, input.hours)),
    };
    return {
      face: null,
      endpoints: bindArea(vault, handlers),
      jobs: [{ name: 'release-vaults', everyMs: EVERY_MS, run: async () => void (await service.releaseDue()) }],
      controls: { 'vault/release': async () => ({ released: await service.releaseDue() }) },
    };
  },
};
