import type { SessionView } from '../../../kernel/views.ts';

export type AdoptedSession = Pick<SessionView, 'load' | 'uid' | 'keepBearer'>;

/**
 * Loads the session that the operator has opened: kept by a cookie, or by the bearer token in memory. False if the
 * player is still not signed in, because the browser has refused the cookie.
 */
export async function adoptSession(
  session: AdoptedSession,
  { uid, token }: { readonly uid: number; readonly token: string | null },
): Promise<boolean> {
  if (token !== null) session.keepBearer(token);
  await session.load();
  return session.uid === uid;
}
