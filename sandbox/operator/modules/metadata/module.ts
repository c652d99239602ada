import type { OperatorModule } from '../../module.ts';
import { metadataRoutes } from './routes.ts';

/** What the market allows and which currencies, countries and languages there are. */
export const metadataModule: OperatorModule<null> = {
  name: 'metadata',
  create: (core) => ({ face: null, endpoints: metadataRoutes(core) }),
};
