import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { FormIdle } from './FormIdle.ts';

/** 3-12: asks whether the player is still there: true if they are. Closing it is an answer too. */
export const formIdleDialog: DialogKind<Pick<FormIdle, 'secondsLeft'>, boolean> = {
  name: 'cashierIdle',
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  closedByPlayer: true,
  namespaces: ['deposit'],
  load: async () => (await import('./FormIdleDialog.tsx')).FormIdleDialog,
};
