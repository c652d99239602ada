import type { DialogKind } from '../../kernel/dialogs.ts';
import type { WonJackpot } from './WonJackpot.ts';

/** A jackpot was paid to the player. Resolves with whether they go to its page. */
export const jackpotWonDialog: DialogKind<WonJackpot, boolean> = {
  name: 'jackpotWon',
  size: 'sm',
  dismissed: false,
  namespaces: ['jackpots'],
  load: async () => (await import('./ui/JackpotWon.tsx')).JackpotWon,
};
