import type { Words } from '../../client/createWords.ts';
import type { TablePhase } from '../server/tableRepository.ts';
import type { BetPhase } from './SharedController.ts';
import type { TableWord } from './words/en.ts';

/**
 * What the main button says, and whether it can be pressed. `leave` is the label by which the player leaves the flight
 * now; `staked` the stake of the bet that is in.
 */
export function sharedButton(
  phase: BetPhase,
  table: TablePhase | null,
  leave: string | null,
  staked: string,
  t: Words<TableWord>,
): { readonly label: string; readonly isEnabled: boolean } {
  switch (phase) {
    case 'queued':
      return { label: t('betCancel'), isEnabled: true };
    case 'placing':
      return { label: t('betPlacing'), isEnabled: false };
    case 'leaving':
      return { label: t('betLeaving'), isEnabled: false };
    case 'checking':
      return { label: t('playing'), isEnabled: false };
    case 'in':
      return table === 'running' && leave !== null
        ? { label: leave, isEnabled: true }
        : { label: t('betIn', { stake: staked }), isEnabled: false };
    case 'none':
    case 'closed':
      return { label: t(table === 'betting' ? 'betPlace' : 'betNext'), isEnabled: phase === 'none' && table !== null };
  }
}
