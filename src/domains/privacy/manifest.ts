import type { DomainManifest } from '../../kernel/manifest.ts';
import { lockIcon } from '../../ui/basics/icons.ts';
import { privacyPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: privacyPath, label: 'menu:privacy.privacy', icon: lockIcon, order: 60 }],
};
