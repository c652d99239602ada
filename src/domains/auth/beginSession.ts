import type { CallOutput } from '../../contract/index.ts';
import { adoptSession } from '../session/face/adoptSession.ts';
import type { AdoptedSession } from '../session/face/adoptSession.ts';
import { problem } from './authProblem.ts';
import type { AuthProblem } from './authProblem.ts';

export type AuthSession = AdoptedSession;

/** Loads the session after accepted credentials. Returns null, or the problem if the player is still not signed in. */
export async function beginSession(
  session: AuthSession,
  payload: CallOutput<'POST auth.login'>['payload'],
): Promise<AuthProblem | null> {
  // Nobody was signed in: a form that handles such an answer does so before (4-10).
  if (payload === null) return problem('failed');
  return (await adoptSession(session, payload)) ? null : problem('noSession');
}
