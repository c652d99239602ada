import { auth } from '../../../../../src/contract/auth/auth.ts';
import type { Database } from '../../../../database/database.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea } from '../../../edge/handlers.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import type { LoginService } from './LoginService.ts';
import type { RegisterService } from './RegisterService.ts';
import type { TelegramService } from './TelegramService.ts';

export interface AuthServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly login: LoginService;
  readonly registration: RegisterService;
  readonly telegram: TelegramService;
}

export function authRoutes({ database, sessions, login, registration, telegram }: AuthServices): BoundEndpoint[] {
  const handlers: Handlers<typeof auth> = {
    register: (call) => (call.input.is_tg === true ? telegram.register(call) : registration.register(call)),
    login: (call) => login.login(call),
    logout: async ({ input, session, setSessionCookie }) => {
      if (session !== null) await sessions.end(database, session.id, input.idle ? 'idle' : 'logout');
      setSessionCookie(null);
      return 1;
    },
  };
  return bindArea(auth, handlers);
}
