import type { CallOutput } from '../../contract/index.ts';
import type { StoreDeps } from '../../kernel/deps.ts';
import { problem } from './authProblem.ts';
import type { AuthProblem } from './authProblem.ts';

export type AuthSession = Pick<StoreDeps['session'], 'load' | 'uid' | 'keepBearer'>;

/** Loads the session after accepted credentials. Returns null, or the problem if the player is still not signed in. */
export async function beginSession(
  session: AuthSession,
  payload: CallOutput<'POST auth.login'>['payload'],
): Promise<AuthProblem | null> {
  // Nobody was signed in: a form that handles such an answer does so before (4-10).
  if (payload === null) return problem('failed');
  if (payload.token !== null) session.keepBearer(payload.token);
  await session.load();
  // The browser may have refused the cookie: then the operator still answers as to a guest.
  return session.uid === payload.uid ? null : problem('noSession');
}
