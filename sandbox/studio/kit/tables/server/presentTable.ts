import type { TableGame, TableOutcome } from '../TableGame.ts';
import type { TableCrowd, WireTable } from '../wireTable.ts';
import { outcomeOf } from './tableRepository.ts';
import type { TableRound } from './tableRepository.ts';

/** A table as everybody may see it: where a flight ends is hidden until it has ended, the seed until the result is shown. */
export function presentTable(
  game: TableGame,
  round: TableRound,
  past: readonly TableOutcome[],
  crowd: TableCrowd,
  now: number,
): WireTable {
  const isShown = round.phase === 'resting' || round.phase === 'over';
  const isHidden = round.phase === 'betting' || (round.phase === 'running' && game.flight !== undefined);
  return {
    type: 'table',
    now,
    past,
    round: {
      id: round.id,
      number: round.number,
      phase: round.phase,
      runningAt: round.running_at === null ? null : Number(round.running_at),
      endsAt: round.phase === 'running' && isHidden ? null : Number(round.ends_at),
      seedHash: round.seed_hash,
      outcome: isHidden ? null : outcomeOf(round),
      serverSeed: isShown ? round.server_seed : null,
      clientSeed: round.client_seed,
      crowd,
    },
  };
}
