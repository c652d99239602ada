import type { SandboxSettings } from '../../settings.ts';

/** Attempts within a quarter of an hour. */
export interface ThrottleLimits {
  readonly signInsPerAccount: number;
  readonly signInsPerAddress: number;
  readonly registrationsPerAddress: number;
}

/** Where tests and load come from one address, addresses tell nothing; accounts stay protected everywhere. */
export function throttleLimits({ market, hasSandboxControls }: Pick<SandboxSettings, 'market' | 'hasSandboxControls'>): ThrottleLimits {
  if (market === 'bench' || hasSandboxControls) return { signInsPerAccount: 10, signInsPerAddress: 100_000, registrationsPerAddress: 100_000 };
  return { signInsPerAccount: 10, signInsPerAddress: 60, registrationsPerAddress: 30 };
}
