import type { Caller } from '../edge/handlers.ts';
import type { Opened } from './Sessions.ts';

/** Gives a caller their new session: as a cookie and, in a frame, which may have no cookies, as a token in the reply. */
export function handOver(
  { isFramed, setSessionCookie }: Pick<Caller, 'isFramed' | 'setSessionCookie'>,
  { session, token }: Opened,
): { uid: number; token: string | null } {
  setSessionCookie(token);
  return { uid: Number(session.uid), token: isFramed ? token : null };
}
