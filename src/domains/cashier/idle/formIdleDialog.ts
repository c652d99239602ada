import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { FormIdle } from './FormIdle.ts';

/** 3-12: asks whether the player is still there. Closing it is an answer. */
export const formIdleDialog: DialogKind<Pick<FormIdle, 'secondsLeft'>, void> = {
  name: 'cashierIdle',
  type: 'confirm',
  size: 'sm',
  dismissed: undefined,
  namespaces: ['deposit'],
  load: async () => (await import('./FormIdleDialog.tsx')).FormIdleDialog,
};
