import { privacy } from '../../../../src/contract/privacy.ts';
import { integerOf } from '../../controls/controlFields.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { bonusesModule } from '../bonuses/bonuses/module.ts';
import { fileLinksModule } from '../fileLinks/module.ts';
import { outboxModule } from '../outbox/module.ts';
import { subscriptionsModule } from '../notifications/subscriptions/module.ts';
import { ClosureService } from './ClosureService.ts';
import { exportRoutes } from './exportRoutes.ts';
import { dataExports, ExportService } from './ExportService.ts';
import type { AskedExport } from './ExportService.ts';
import { privacyMigrations } from './migrations.ts';
import { privacyPersonal } from './personal.ts';
import { setSharing, sharesWins } from '../../players/person.ts';

const EVERY_MS = 3_600_000;

/** A player's right to their own data, and to leave. */
export const privacyModule: OperatorModule<null> = {
  name: 'privacy',
  personal: privacyPersonal,
  migrations: privacyMigrations,
  create(core, use) {
    const links = use(fileLinksModule).of<AskedExport>(dataExports);
    const exports = new ExportService(core, links);
    const closure = new ClosureService(core, {
      outbox: use(outboxModule),
      subscriptions: use(subscriptionsModule),
      bonuses: use(bonusesModule),
    });
    const handlers: Handlers<typeof privacy> = {
      getClosure: forPlayer<typeof privacy.getClosure>((call) => closure.state(call)),
      closeAccount: forPlayer<typeof privacy.closeAccount>((call) => closure.close(call)),
      exportData: forPlayer<typeof privacy.exportData>((call) => exports.export(call)),
      getSharing: forPlayer<typeof privacy.getSharing>(async ({ player }) => ({
        is_shared: await sharesWins(core.database, player.uid),
      })),
      setSharing: forPlayer<typeof privacy.setSharing>(async ({ player, input }) => {
        await setSharing(core.database, player.uid, input.is_shared);
        return 1;
      }),
    };
    return {
      face: null,
      endpoints: bindArea(privacy, handlers),
      routes: (app) => exportRoutes(app, core, links, exports),
      jobs: [
        { name: 'release-closed-accounts', everyMs: EVERY_MS, run: async () => void (await closure.releaseDue()) },
      ],
      controls: {
        'privacy/reopen': async (fields) => ({
          reopened: await closure.reopen(BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER))),
        }),
        'privacy/release': async () => ({ released: await closure.releaseDue() }),
      },
    };
  },
};
