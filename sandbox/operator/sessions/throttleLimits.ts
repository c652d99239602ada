import type { SandboxSettings } from '../../settings.ts';

/**
 * Of a day, for codes of six digits (docs/decisions/codes.md). Only a code that was sent can be guessed, five times: an
 * account has 5 × (10 + 8) = 90 guesses a purpose at most.
 */
export interface CodeLimits {
  /** Codes of one account and purpose asked for at one place: a session, an address. Those that were used do not count. */
  readonly codesPerPlaceADay: number;
  /** At all sessions, and addresses that the player has signed in from. */
  readonly codesOfOwnerADay: number;
  /** From all other addresses. */
  readonly codesOfStrangersADay: number;
  /** Messages to one recipient for all accounts and purposes, also of codes that were used, from the owner's places. */
  readonly messagesOfOwnerADay: number;
  /** From other addresses, and by accounts that only claim the contact. */
  readonly messagesOfStrangersADay: number;
  /** Guesses at the codes of a contact by guests; and by sessions of its player that have not asked for a code. */
  readonly contactGuessesADay: number;
  /** An authenticator's codes are not sent: guesses at one of the owner's places, and at all others together. */
  readonly authenticatorGuessesADay: { readonly place: number; readonly elsewhere: number };
  /** Wrong passwords that a session of the account types, and all sessions at addresses that are not the player's. */
  readonly passwordGuessesADay: { readonly session: number; readonly elsewhere: number };
}

const codeLimits: CodeLimits = {
  codesPerPlaceADay: 5,
  codesOfOwnerADay: 10,
  codesOfStrangersADay: 8,
  messagesOfOwnerADay: 30,
  messagesOfStrangersADay: 10,
  contactGuessesADay: 20,
  authenticatorGuessesADay: { place: 20, elsewhere: 50 },
  passwordGuessesADay: { session: 20, elsewhere: 50 },
};

/** Attempts within 15 minutes, unless a name says otherwise. */
export interface ThrottleLimits extends CodeLimits {
  readonly signInsPerAccount: number;
  readonly signInsPerAddress: number;
  readonly registrationsPerAddress: number;
  /** Wrong promo codes, checked or registered with. */
  readonly promoCodesPerAddress: number;
  readonly promoCodesPerPlayer: number;
  /** Nicknames that a player asks for: the answer says which ones others have. From one address as registrations. */
  readonly nicknamesPerPlayer: number;
  /** Changes of contacts and handoffs of an account, and messages with a code that one address may cause. */
  readonly codesPerAccount: number;
  readonly codesPerAddress: number;
  /** Not per 15 minutes: the number of passwords of one address that may wait for hashing at a time. */
  readonly hashesPerAddress: number;
}

/** Tests and benchmarks call from one address, so limits per address are off there; limits per account always apply. */
export function throttleLimits({
  market,
  hasSandboxControls,
}: Pick<SandboxSettings, 'market' | 'hasSandboxControls'>): ThrottleLimits {
  if (market === 'bench' || hasSandboxControls)
    return {
      ...codeLimits,
      signInsPerAccount: 10,
      signInsPerAddress: 100_000,
      registrationsPerAddress: 100_000,
      promoCodesPerAddress: 100_000,
      promoCodesPerPlayer: 10,
      nicknamesPerPlayer: 10,
      codesPerAccount: 10,
      codesPerAddress: 100_000,
      hashesPerAddress: 100,
    };
  return {
    ...codeLimits,
    signInsPerAccount: 10,
    signInsPerAddress: 60,
    registrationsPerAddress: 30,
    promoCodesPerAddress: 20,
    promoCodesPerPlayer: 10,
    nicknamesPerPlayer: 10,
    codesPerAccount: 10,
    codesPerAddress: 30,
    hashesPerAddress: 8,
  };
}
