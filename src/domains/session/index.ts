import type { SessionStore } from './SessionStore.ts';

export type { Account } from './parseAccount.ts';
export type { SessionStatus, SessionStore } from './SessionStore.ts';

/** The part of the session store that other domains may use. */
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
