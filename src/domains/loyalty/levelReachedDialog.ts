import type { DialogKind } from '../../kernel/dialogs.ts';
import type { LevelsReached } from './LevelsReached.ts';

/** New levels; resolves with whether the player goes to the way. */
export const levelReachedDialog: DialogKind<LevelsReached, boolean> = {
  name: 'levelReached',
  size: 'sm',
  dismissed: false,
  namespaces: ['loyalty', 'rewards', 'forms'],
  load: async () => (await import('./ui/LevelReached.tsx')).LevelReached,
};
