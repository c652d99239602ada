import type { SessionRequest } from './gameApi.ts';
import type { GameMessage } from './hostMessages.ts';
import type { LaunchParams } from './launchParams.ts';
import type { Opening } from './showOpening.ts';
import { StudioCallError } from './StudioCallError.ts';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;

/** Opens the session, with retries if the studio does not reply; the player can always try again. */
export async function openSession<S>(
  open: (request: SessionRequest) => Promise<S>,
  params: LaunchParams,
  opening: Opening,
  tell: (message: GameMessage) => void,
): Promise<S> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await open({
        game: params.game,
        mode: params.mode,
        locale: params.locale,
        ...(params.session === null || params.mode === 'demo' ? {} : { session: params.session }),
      });
    } catch (error) {
      const reason = error instanceof StudioCallError ? error : new StudioCallError('Unknown', String(error));
      if (reason.kind === 'SessionExpired') {
        tell({ type: 'session_expired' });
      }
      if (reason.kind !== 'Unknown' || attempt % ATTEMPTS === ATTEMPTS - 1) {
        await opening.askAgain(reason.kind);
      } else {
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(reason.retryAfterMs, FIRST_PAUSE_MS * 2 ** (attempt % ATTEMPTS))),
        );
      }
    }
  }
}
