import type { Translate } from '../../client/translate.ts';
import type { MainMove } from './GameClient.ts';
import type { RoundPhase } from './RoundController.ts';

/** What a press of the main button does: begins a round, makes a move, skips what is shown, or stops autoplay. */
export type MainRole = 'play' | 'move' | 'skip' | 'stop';

export interface MainState {
  /** Null: there is no button. */
  readonly label: string | null;
  readonly isEnabled: boolean;
  readonly role: MainRole;
}

/**
 * What the main button says in a phase, and whether it can be pressed; without a label there is no button. `main` is the
 * one of an open round, in any phase of it.
 */
export function mainButton(
  phase: RoundPhase,
  main: MainMove<unknown> | null,
  playLabel: string,
  t: Translate,
): MainState {
  if (main?.isSteady === true && (phase === 'waiting' || phase === 'showing'))
    return { label: main.label, isEnabled: false, role: 'move' };
  switch (phase) {
    case 'open':
      return { label: main?.label ?? null, isEnabled: main !== null && main.move !== null, role: 'move' };
    case 'showing':
      return { label: t('skip'), isEnabled: true, role: 'skip' };
    case 'waiting':
    case 'checking':
      return { label: t('playing'), isEnabled: false, role: 'play' };
    case 'idle':
    case 'resting':
    case 'closed':
      return { label: playLabel, isEnabled: phase === 'idle', role: 'play' };
  }
}
