import type { DomainManifest } from '../../kernel/manifest.ts';
import { wheelSpinIcon } from '../../ui/basics/icons.ts';
import {
  buyDialog,
  chancesDialog,
  giftsDialog,
  questDialog,
  questsDialog,
  rulesDialog,
  winnersDialog,
} from './dialogs.ts';
import { wheelPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [{ id: 'wheel', path: wheelPath, label: 'menu:wheel.wheel', icon: wheelSpinIcon, group: 'play', order: 16 }],
  dialogs: [buyDialog, chancesDialog, giftsDialog, questDialog, questsDialog, rulesDialog, winnersDialog],
  pageBlocks: {
    header: [{ order: 5, namespaces: ['wheel'], load: async () => (await import('./ui/HeaderWheel.tsx')).HeaderWheel }],
  },
};
