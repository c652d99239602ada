/**
 * Cookie that selects the header until the session is known: holds no identity; the inline script reads it before the
 * first paint. A session cookie, like the session's own. Only a hint: the session decides.
 */
const cookieName = 'croupier_visitor';

export type Visitor = 'guest' | 'player';

/** Stores the visitor kind for the next page load, and sets it on `<html>` for the styles of this page. */
export function noteVisitor(visitor: Visitor): void {
  document.documentElement.dataset['visitor'] = visitor;
  document.cookie = `${cookieName}=${visitor === 'player' ? 'player' : '; Max-Age=-1'}; Path=/; SameSite=Lax`;
}
