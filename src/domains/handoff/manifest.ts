import type { DomainManifest } from '../../kernel/manifest.ts';
import { devicesIcon } from '../../ui/basics/icons.ts';
import { elsewhereLabel } from './elsewhereLabel.ts';

export const manifest: DomainManifest = {
  playerActions: [
    {
      id: 'handoff',
      places: ['navigation', 'game'],
      order: 10,
      label: elsewhereLabel,
      icon: devicesIcon,
      run: async (app) => (await import('./openHandoff.ts')).openHandoff(app),
    },
  ],
};
