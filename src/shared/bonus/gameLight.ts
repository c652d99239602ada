import { shareOf } from './terms.ts';
import type { BonusTerms, CountReason } from './terms.ts';

/** `barred`: bonus money cannot be staked there. `none`: it can, and nothing counts. */
export type LightTone = 'whole' | 'part' | 'none' | 'barred';

/** What a bonus does in one game. */
export interface GameLight {
  readonly tone: LightTone;
  /** How much of a stake counts, 0 to 100. */
  readonly percent: number;
  readonly reason: CountReason;
}

export function gameLight(
  { counts }: Pick<BonusTerms, 'counts'>,
  game: { readonly sysname: string; readonly type: string },
): GameLight {
  const { percent, reason } = shareOf(counts, game);
  return { tone: reason === 'excluded' ? 'barred' : toneOf(percent), percent, reason };
}

function toneOf(percent: number): LightTone {
  if (percent === 0) return 'none';
  return percent === 100 ? 'whole' : 'part';
}
