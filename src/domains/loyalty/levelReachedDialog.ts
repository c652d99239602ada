import type { DialogKind } from '../../kernel/dialogs.ts';

export interface LevelsReached {
  /** The level that was told before: every one above it, up to the player's present level, is new. */
  readonly from: number;
}

/** New levels; resolves with whether the player goes to the way. */
export const levelReachedDialog: DialogKind<LevelsReached, boolean> = {
  name: 'levelReached',
  size: 'sm',
  dismissed: false,
  namespaces: ['loyalty', 'rewards', 'forms'],
  load: async () => (await import('./ui/LevelReached.tsx')).LevelReached,
};
