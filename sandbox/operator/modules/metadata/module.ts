import type { OperatorModule } from '../../module.ts';
import { metadataRoutes } from './routes.ts';

/** The market policy and the available currencies, countries and languages. */
export const metadataModule: OperatorModule<null> = {
  name: 'metadata',
  create: (core) => ({ face: null, endpoints: metadataRoutes(core) }),
};
