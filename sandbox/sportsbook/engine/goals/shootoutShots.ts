import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Fixture, Side } from '../types.ts';
import type { GoalsRates } from './goalsRules.ts';

interface Shot {
  readonly side: Side;
  readonly isGoal: boolean;
  readonly luck: number;
}

/** Tries after which the next shootout is taken whoever wins it; none comes near. */
const MOST_TRIES = 1000;

/** The shots of a shootout that this side wins: shootouts are played until one is. */
export function shootoutShots(
  fixture: Fixture,
  { shots: chances }: GoalsRates,
  shots: number,
  winner: Side,
): readonly Shot[] {
  const random = createRandom(`${fixture.id}|shootout`);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const played = playShootout(random, chances, shots);
    if (played.winner === winner) return played.shots;
  }
  return [];
}

/** It ends when one side can no longer be reached, and after the shots with the first pair that is not level. */
function playShootout(
  random: Random,
  chances: Readonly<Record<Side, number>>,
  shots: number,
): { readonly shots: readonly Shot[]; readonly winner: Side } {
  const taken: Shot[] = [];
  const goals = { home: 0, away: 0 };
  for (let pair = 1; ; pair += 1) {
    for (const side of ['home', 'away'] as const) {
      const isGoal = random.isHit(chances[side]);
      taken.push({ side, isGoal, luck: random.next() });
      if (isGoal) goals[side] += 1;
      const left = { home: Math.max(0, shots - pair), away: Math.max(0, shots - pair) + (side === 'home' ? 1 : 0) };
      if (goals.home > goals.away + left.away) return { shots: taken, winner: 'home' };
      if (goals.away > goals.home + left.home) return { shots: taken, winner: 'away' };
    }
  }
}
