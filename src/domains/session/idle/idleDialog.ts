import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { IdleTimer } from './IdleTimer.ts';

/** 2.10-12: warns that the player will be signed out, and offers to stay: true if they are there. */
export const idleDialog: DialogKind<Pick<IdleTimer, 'secondsLeft' | 'note'>, boolean> = {
  name: 'interactivity',
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  closedByPlayer: true,
  namespaces: ['session'],
  load: async () => (await import('../ui/IdleDialog.tsx')).IdleDialog,
};
