import type { OperatorModule } from '../../../module.ts';
import { passkeysModule } from '../passkeys/module.ts';
import { EntriesService } from './EntriesService.ts';
import { entriesRoutes } from './routes.ts';

/** The ways into an account besides its password: those of before are held when it changes. */
export const entriesModule: OperatorModule<null> = {
  name: 'entries',
  create(core, use) {
    return { face: null, endpoints: entriesRoutes(new EntriesService(core, use(passkeysModule))) };
  },
};
