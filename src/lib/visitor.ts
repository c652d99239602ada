/**
 * Which header shows until the session is known: a cookie without any identity, which the inline script reads before
 * the first paint. It goes with the browser, as the session's own cookie does. Only a hint: the session decides.
 */
const cookieName = 'croupier_visitor';

export type Visitor = 'guest' | 'player';

/** Notes who is here, for the next load of a page and for the styles of this one. */
export function noteVisitor(visitor: Visitor): void {
  document.documentElement.dataset['visitor'] = visitor;
  document.cookie = `${cookieName}=${visitor === 'player' ? 'player' : '; Max-Age=-1'}; Path=/; SameSite=Lax`;
}
