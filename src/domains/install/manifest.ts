import type { DomainManifest } from '../../kernel/manifest.ts';
import { installGuideDialog } from './face/installing/openInstall.ts';

export const manifest: DomainManifest = {
  dialogs: [installGuideDialog],
  flows: [{ audience: 'players', start: async (app) => (await import('./startInstall.ts')).startInstall(app) }],
};
