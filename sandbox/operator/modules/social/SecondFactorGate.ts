/**
 * Whether a player has a second factor. A social service's word is the first one only, so such a player is not signed
 * in by it: they enter their password and a code (4-10).
 */
export type SecondFactorGate = (uid: bigint) => Promise<boolean>;

/** For an operator without two-factor sign-in. */
export const noSecondFactor: SecondFactorGate = async () => false;
