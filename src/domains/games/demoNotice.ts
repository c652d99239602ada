import type { DialogKind } from '../../kernel/dialogs.ts';

/** 2.10-6: resolves true if the player wants to play for real. */
export const demoNotice: DialogKind<null, boolean> = {
  name: 'demoNotice',
  dismissed: false,
  namespaces: ['games'],
  load: async () => (await import('./ui/DemoNotice.tsx')).DemoNotice,
};
