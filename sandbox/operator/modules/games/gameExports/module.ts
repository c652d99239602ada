import { gameExports } from '../../../../../src/contract/games/gameExports.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { fileLinksModule } from '../../fileLinks/module.ts';
import { ExportFiles, roundsFiles } from './ExportFiles.ts';
import type { AskedRounds } from './ExportFiles.ts';
import { ExportRequests } from './ExportRequests.ts';
import { gameExportsMigrations } from './migrations.ts';
import { gameExportsPersonal } from './personal.ts';

const EVERY_MS = 1_000;

/** Files of a player's rounds, made in the background. */
export const gameExportsModule: OperatorModule<null> = {
  name: 'gameExports',
  personal: gameExportsPersonal,
  migrations: gameExportsMigrations,
  create(core, use) {
    const requests = new ExportRequests(core);
    const files = new ExportFiles(core, use(fileLinksModule).of<AskedRounds>(roundsFiles));
    const handlers: Handlers<typeof gameExports> = {
      getRequest: forPlayer<typeof gameExports.getRequest>((call) => requests.latest(call)),
      createRequest: forPlayer<typeof gameExports.createRequest>((call) => requests.create(call)),
      getFile: forPlayer<typeof gameExports.getFile>((call) => files.link(call)),
    };
    return {
      face: null,
      endpoints: bindArea(gameExports, handlers),
      routes: (app) => files.routes(app),
      jobs: [{ name: 'game-exports', everyMs: EVERY_MS, run: async () => void (await requests.makeDue()) }],
      controls: { 'games/makeExports': async () => ({ made: await requests.makeDue() }) },
    };
  },
};
