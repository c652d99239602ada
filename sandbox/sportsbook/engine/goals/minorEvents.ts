import { createRandom } from '../random.ts';
import type { Fixture, Side } from '../types.ts';
import type { GoalsRecorder } from './GoalsRecorder.ts';
import type { GoalsRules } from './goalsRules.ts';
import type { PlayedAttack } from './playedAttack.ts';

interface MinorKind {
  readonly kind: string;
  /** Of both teams, expected in a match. */
  readonly count: number;
  /** How far the stronger team has more of them: 1 as of attacks, 0 not at all, below 0 fewer. */
  readonly strength: number;
}

const FOOTBALL: readonly MinorKind[] = [
  { kind: 'shot_off', count: 8, strength: 1 },
  { kind: 'shot_saved', count: 4, strength: 1 },
  { kind: 'shot_blocked', count: 5, strength: 1 },
  { kind: 'corner', count: 8, strength: 0.8 },
  { kind: 'foul', count: 19, strength: -0.2 },
  { kind: 'yellow_card', count: 3.6, strength: -0.3 },
  { kind: 'offside', count: 3.4, strength: 0.6 },
];

const ICE_HOCKEY: readonly MinorKind[] = [
  { kind: 'shot_saved', count: 34, strength: 0.8 },
  { kind: 'shot_off', count: 14, strength: 0.8 },
  { kind: 'shot_blocked', count: 14, strength: 0.6 },
  { kind: 'faceoff', count: 40, strength: 0.2 },
  { kind: 'hit', count: 22, strength: -0.1 },
];

/**
 * What happens besides attacks. It depends on the teams only, so it tells nothing about the rest of the match. During
 * an attack, and just after one, nothing of it happens.
 */
export function playMinorEvents({
  seed,
  fixture,
  rules,
  periods,
  attacks,
  homeShare,
  recorder,
}: {
  readonly seed: string;
  readonly fixture: Fixture;
  readonly rules: GoalsRules;
  readonly periods: readonly { readonly from: number; readonly until: number }[];
  readonly attacks: readonly PlayedAttack[];
  readonly homeShare: number;
  readonly recorder: GoalsRecorder;
}): void {
  const random = createRandom(`${seed}|${fixture.id}|minor`);
  const kinds = rules.sport === 'football' ? FOOTBALL : ICE_HOCKEY;
  const ticks = rules.periods * rules.periodMinutes * rules.ticksPerMinute;
  const chance = kinds.reduce((sum, kind) => sum + kind.count, 0) / ticks;
  for (const [period, { from, until }] of periods.entries()) {
    let next = 0;
    for (let at = from + 1500; at < until - 500; at += 1000) {
      if (!random.isHit(chance)) continue;
      const { kind, strength } = drawKind(kinds, random.next());
      const side: Side = random.isHit(0.5 + (homeShare - 0.5) * strength) ? 'home' : 'away';
      const luck = random.next();
      while ((attacks[next]?.until ?? Infinity) + 1500 < at) next += 1;
      const attack = attacks[next];
      if (attack && attack.from <= at) continue;
      recorder.addMinor(at, kind, side, period, from, luck);
    }
  }
}

function drawKind(kinds: readonly MinorKind[], draw: number): MinorKind {
  let left = draw * kinds.reduce((sum, { count }) => sum + count, 0);
  for (const kind of kinds) {
    left -= kind.count;
    if (left < 0) return kind;
  }
  return kinds[0] ?? { kind: 'foul', count: 1, strength: 0 };
}
