import type { DomainManifest } from '../../kernel/manifest.ts';
import { vpnIcon } from '../../ui/basics/icons.ts';
import { vpnPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'vpn',
      path: vpnPath,
      label: 'menu:vpn.vpn',
      icon: vpnIcon,
      group: 'account',
      order: 60,
      // 3-30
      isShown: ({ content }) => content.config.features.isVpnPageEnabled,
    },
  ],
};
