import type { SessionStore } from './SessionStore.ts';

export type { Account } from './parseAccount.ts';
export type { SessionStatus, SessionStore } from './SessionStore.ts';

/** What other domains may know of the session. */
export type SessionView = Pick<
  SessionStore,
  | 'status'
  | 'isPlayer'
  | 'uid'
  | 'account'
  | 'balance'
  | 'load'
  | 'keepBearer'
  | 'refreshBalance'
  | 'beginSignOut'
  | 'cancelSignOut'
>;
