import type { DialogKind } from '../../kernel/dialogs.ts';
import type { LimitPeriod } from './parseSettings.ts';
import type { Ended } from './Exclusion.ts';
import type { RealityAnswer } from './realityCheck/RealityAnswer.ts';

/** Until when the player cannot sign in, after a break or an exclusion has begun. */
export const excludedDialog: DialogKind<Ended, null> = {
  name: 'excluded',
  type: 'confirm',
  size: 'sm',
  dismissed: null,
  namespaces: ['responsible'],
  load: async () => (await import('./ui/ExcludedDialog.tsx')).ExcludedDialog,
};

/** How long and with which result the player has played. It has no answer but its own buttons: null is none. */
export const realityDialog: DialogKind<null, RealityAnswer | null> = {
  name: 'realityCheck',
  type: 'confirm',
  size: 'sm',
  dismissed: null,
  namespaces: ['responsible', 'forms'],
  load: async () => (await import('./ui/RealityDialog.tsx')).RealityDialog,
};

/** Changes the player's own deposit limit of a period, from where it is met. */
export const depositLimitDialog: DialogKind<LimitPeriod, null> = {
  name: 'depositLimit',
  size: 'sm',
  dismissed: null,
  namespaces: ['responsible', 'forms'],
  load: async () => (await import('./ui/DepositLimitDialog.tsx')).DepositLimitDialog,
};
