import type { DialogKind } from '../../kernel/dialogs.ts';

/** 2.10-6: true for who would rather play for real. */
export const demoNotice: DialogKind<null, boolean> = {
  name: 'demoNotice',
  dismissed: false,
  namespaces: ['games'],
  load: async () => (await import('./ui/DemoNotice.tsx')).DemoNotice,
};
