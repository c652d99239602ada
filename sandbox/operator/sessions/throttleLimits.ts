import type { SandboxSettings } from '../../settings.ts';

/** Attempts within 15 minutes. */
export interface ThrottleLimits {
  readonly signInsPerAccount: number;
  readonly signInsPerAddress: number;
  readonly registrationsPerAddress: number;
  /** Wrong promo codes, checked or registered with. */
  readonly promoCodesPerAddress: number;
  readonly promoCodesPerPlayer: number;
  /** Messages with a code that an account, or one address on its behalf, may cause. */
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
      signInsPerAccount: 10,
      signInsPerAddress: 100_000,
      registrationsPerAddress: 100_000,
      promoCodesPerAddress: 100_000,
      promoCodesPerPlayer: 10,
      codesPerAccount: 10,
      codesPerAddress: 100_000,
      hashesPerAddress: 100,
    };
  return {
    signInsPerAccount: 10,
    signInsPerAddress: 60,
    registrationsPerAddress: 30,
    promoCodesPerAddress: 20,
    promoCodesPerPlayer: 10,
    codesPerAccount: 10,
    codesPerAddress: 30,
    hashesPerAddress: 8,
  };
}
