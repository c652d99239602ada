import type { StoredEntry } from './twofactor/askedForCode.ts';

/** What a try to enter has come to. */
export type EntryResult =
  /** The player's session is loaded. */
  | { readonly kind: 'signedIn' }
  /** Nobody is signed in; the form says why, where there is something to say, and keeps what was typed. */
  | { readonly kind: 'notYet' };

/** What a try to sign in has come to. */
export type SignInResult =
  | EntryResult
  /** 4-10, 4-12: the entry was right, and the operator asks for its code. */
  | { readonly kind: 'codeAsked'; readonly entry: StoredEntry };

export const signedIn: EntryResult = { kind: 'signedIn' };
export const notYet: EntryResult = { kind: 'notYet' };

/** The result where the session was begun with this problem, or without one. */
export const resultOf = (problem: object | null): EntryResult => (problem === null ? signedIn : notYet);
