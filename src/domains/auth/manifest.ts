import type { DomainManifest } from '../../kernel/manifest.ts';
import { authDialog } from './openAuth.ts';

export const manifest: DomainManifest = { dialogs: [authDialog] };
