import { elsewhereLabel } from '../../kernel/drafts/elsewhereLabel.ts';
import type { DomainManifest } from '../../kernel/manifest.ts';
import { devicesIcon } from '../../ui/basics/icons.ts';

export const manifest: DomainManifest = {
  playerActions: [
    {
      id: 'handoff',
      label: elsewhereLabel,
      icon: devicesIcon,
      run: (app) => app.continueElsewhere(),
    },
  ],
};
