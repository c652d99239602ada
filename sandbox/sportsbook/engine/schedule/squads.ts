import { hashOf, noiseAt } from '../random.ts';
import type { Team } from '../types.ts';
import { personName } from './names.ts';

/** Players of a squad who score. */
const SQUAD = 11;

const squads = new Map<string, readonly string[]>();

/** A player of a team, e.g. `K. Varesola`: some are named more often than others. `luck` is from 0, below 1. */
export function playerOf({ id }: Team, luck: number): string {
  const squad = squads.get(id) ?? squadOf(id);
  squads.set(id, squad);
  return squad[Math.floor(SQUAD * luck ** 1.6)] ?? '';
}

/** Different family names: starts and ends are taken in another order for every team. */
function squadOf(id: string): readonly string[] {
  const country = id.split('-')[1] ?? '';
  const first = Math.floor(noiseAt(hashOf(id), 0) * 480);
  return Array.from({ length: SQUAD }, (_, number) => {
    // Seven places apart, given names and family names do not repeat together.
    const [given = '', ...family] = personName(id, country, first + number * 7, 'men').split(' ');
    return `${[...given][0] ?? ''}. ${family.join(' ')}`;
  });
}
