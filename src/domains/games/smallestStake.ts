import { stakeMinor } from '../../shared/money/stakeMinor.ts';
import type { StakeRange } from './parseGames.ts';

/** The least stake of a game in minor units; 1 where it is not known. */
export const smallestStake = (stakes: StakeRange | null, currency: string): bigint =>
  stakes === null ? 1n : stakeMinor(stakes.from, currency);
