import type { OperatorModule } from '../../module.ts';
import { telegramLinkModule } from '../telegram/telegramLink/module.ts';
import { sessionsRoutes } from './routes.ts';
import { SessionsService } from './SessionsService.ts';

export { deviceOf } from './deviceOf.ts';

/** Where a player is signed in, and signing other devices out. */
export const sessionsModule: OperatorModule<null> = {
  name: 'activeSessions',
  create({ database, sessions }, use) {
    const links = use(telegramLinkModule);
    const service = new SessionsService(database, sessions, (tx, uid) => links.dropEnded(tx, uid));
    return { face: null, endpoints: sessionsRoutes(service) };
  },
};
