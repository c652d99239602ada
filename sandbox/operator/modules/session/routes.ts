import { sessions } from '../../../../src/contract/session.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { SessionsService } from './SessionsService.ts';

export function sessionsRoutes(service: SessionsService): BoundEndpoint[] {
  const handlers: Handlers<typeof sessions> = {
    getSessions: forPlayer<typeof sessions.getSessions>(({ session, input }) => service.list(session, input)),
    endSessions: forPlayer<typeof sessions.endSessions>(({ session, input }) =>
      input.all_others === true ? service.endOthers(session, input.id) : service.endOne(session, input.id),
    ),
  };
  return bindArea(sessions, handlers);
}
