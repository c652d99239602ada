import type { DomainManifest } from '../../kernel/manifest.ts';

export const manifest: DomainManifest = {
  flows: [{ audience: 'everybody', start: async (app) => (await import('./startChat.ts')).startChat(app) }],
};
