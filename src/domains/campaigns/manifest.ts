import type { DomainManifest } from '../../kernel/manifest.ts';

export const manifest: DomainManifest = { homeBlocks: [{ name: 'banners', order: 10, isLead: true }] };
