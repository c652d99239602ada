import type { OperatorCore } from '../../module.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Session } from '../../sessions/session.ts';

/**
 * Whoever proves a contact of an excluded player is answered as at a sign-in there. Their client takes that for the end of
 * the session that it is in, whosever that is: so it ends.
 */
export async function endingRefused<Result>(
  { database, sessions }: Pick<OperatorCore, 'database' | 'sessions'>,
  session: Pick<Session, 'id'> | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof OperatorError && error.type === 'AuthorizationException';
    if (isRefused && session !== null) await database.transaction((tx) => sessions.end(tx, session.id, 'excluded'));
    throw error;
  }
}
