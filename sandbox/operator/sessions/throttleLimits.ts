import type { SandboxSettings } from '../../settings.ts';

/** Attempts within a quarter of an hour. */
export interface ThrottleLimits {
  readonly signInsPerAccount: number;
  readonly signInsPerAddress: number;
  readonly registrationsPerAddress: number;
  /** Not a count of a quarter of an hour: passwords of one address that wait to be hashed at one time. */
  readonly hashesPerAddress: number;
}

/** Where tests and load come from one address, addresses tell nothing; accounts stay protected everywhere. */
export function throttleLimits({
  market,
  hasSandboxControls,
}: Pick<SandboxSettings, 'market' | 'hasSandboxControls'>): ThrottleLimits {
  if (market === 'bench' || hasSandboxControls)
    return {
      signInsPerAccount: 10,
      signInsPerAddress: 100_000,
      registrationsPerAddress: 100_000,
      hashesPerAddress: 100,
    };
  return { signInsPerAccount: 10, signInsPerAddress: 60, registrationsPerAddress: 30, hashesPerAddress: 8 };
}
