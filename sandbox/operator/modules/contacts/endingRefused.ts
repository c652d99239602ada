import type { OperatorCore } from '../../module.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Session } from '../../sessions/session.ts';

/**
 * Whoever proves a contact of an excluded player is answered as at a sign-in there. Their client takes that for the end of
 * the session that it is in: so it ends, if it is one of the refused account (`uid`). A session of another account has
 * nothing to do with it and stays: there the answer is one that ends nothing, with the same data.
 */
export async function endingRefused<Result>(
  { database, sessions }: Pick<OperatorCore, 'database' | 'sessions'>,
  { session, uid }: { readonly session: Pick<Session, 'id' | 'uid'> | null; readonly uid: bigint },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof OperatorError && error.type === 'AuthorizationException';
    if (!isRefused || session === null) throw error;
    if (session.uid !== uid) throw new OperatorError('InvalidRequestException', error.message, error.data);
    await database.transaction((tx) => sessions.end(tx, session.id, 'excluded'));
    throw error;
  }
}
