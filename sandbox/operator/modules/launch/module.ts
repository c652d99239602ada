import type { OperatorModule } from '../../module.ts';
import { gamesModule } from '../games/module.ts';
import { requirementsModule } from '../requirements/module.ts';
import { walletModule } from '../wallet/module.ts';
import { launchRoutes } from './routes.ts';

/** 2.6-3: launches games at their studio. */
export const launchModule: OperatorModule<null> = {
  name: 'launch',
  create(core, use) {
    const parts = {
      core,
      games: use(gamesModule),
      wallet: use(walletModule),
      requirements: use(requirementsModule),
    };
    return { face: null, routes: (app) => launchRoutes(app, parts) };
  },
};
