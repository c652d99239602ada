import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { IdleTimer } from './IdleTimer.ts';

/** 2.10-12: warns that the player will be signed out, and offers to stay. */
export const idleDialog: DialogKind<Pick<IdleTimer, 'secondsLeft' | 'note'>, void> = {
  name: 'interactivity',
  type: 'confirm',
  size: 'sm',
  dismissed: undefined,
  namespaces: ['session'],
  load: async () => (await import('../ui/IdleDialog.tsx')).IdleDialog,
};
