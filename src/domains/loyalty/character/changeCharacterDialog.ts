import type { DialogKind } from '../../../kernel/dialogs.ts';

/** 2.10-10: the choice of a character; resolves with whether it was changed. */
export const changeCharacterDialog: DialogKind<null, boolean> = {
  name: 'changeCharacter',
  size: 'md',
  dismissed: false,
  namespaces: ['loyalty', 'forms'],
  load: async () => (await import('./ChangeCharacter.tsx')).ChangeCharacter,
};
