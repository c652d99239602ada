import { wallet } from '../../../../../src/contract/wallet/wallet.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { fileLinksModule } from '../../fileLinks/module.ts';
import { fileRoutes } from './fileRoutes.ts';
import { FileService, walletFiles } from './FileService.ts';
import type { AskedFile } from './FileService.ts';
import { LedgerService } from './LedgerService.ts';
import { statementsMigrations } from './migrations.ts';

/** What players see of the ledger: balances, rows, results, and files of them. */
export const statementsModule: OperatorModule<null> = {
  name: 'statements',
  migrations: statementsMigrations,
  create(core, use) {
    const ledger = new LedgerService(core.database);
    const links = use(fileLinksModule).of<AskedFile>(walletFiles);
    const files = new FileService(core, links);
    const handlers: Handlers<typeof wallet> = {
      getBalances: forPlayer<typeof wallet.getBalances>((call) => ledger.balances(call)),
      getLedger: forPlayer<typeof wallet.getLedger>((call) => ledger.rows(call)),
      getResults: forPlayer<typeof wallet.getResults>((call) => ledger.results(call)),
      getFile: forPlayer<typeof wallet.getFile>((call) => files.link(call)),
    };
    return {
      face: null,
      endpoints: bindArea(wallet, handlers),
      routes: (app) => fileRoutes(app, core, links),
    };
  },
};
