import { gameExports } from '../../../../../src/contract/games/gameExports.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { exportRoutes } from './exportRoutes.ts';
import { ExportRequests } from './ExportRequests.ts';
import { gameExportsMigrations } from './migrations.ts';
import { gameExportsPersonal } from './personal.ts';

const EVERY_MS = 1_000;

/** Files of a player's rounds, made in the background. */
export const gameExportsModule: OperatorModule<null> = {
  name: 'gameExports',
  personal: gameExportsPersonal,
  migrations: gameExportsMigrations,
  create(core) {
    const requests = new ExportRequests(core);
    const handlers: Handlers<typeof gameExports> = {
      getRequest: forPlayer<typeof gameExports.getRequest>((call) => requests.latest(call)),
      createRequest: forPlayer<typeof gameExports.createRequest>((call) => requests.create(call)),
    };
    return {
      face: null,
      endpoints: bindArea(gameExports, handlers),
      routes: (app) => exportRoutes(app, core, requests),
      jobs: [{ name: 'game-exports', everyMs: EVERY_MS, run: async () => void (await requests.makeDue()) }],
      controls: { 'games/makeExports': async () => ({ made: await requests.makeDue() }) },
    };
  },
};
