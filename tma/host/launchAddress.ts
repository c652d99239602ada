import type { ThemeParamsType } from '@tma.js/sdk';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import type { HostSettings } from './HostSettings.ts';

/** The frame's start address: the app's own, with the launch after the `#`. */
export function launchAddress(
  launch: HostLaunch,
  { version, platform }: Pick<HostSettings, 'version' | 'platform'>,
  theme: ThemeParamsType,
): string {
  const address = new URL(launch.path, launch.siteUrl);
  if (launch.startParam !== null) address.searchParams.set('tgWebAppStartParam', launch.startParam);
  const parameters = [
    ['tgWebAppData', launch.initData],
    ['tgWebAppVersion', version],
    ['tgWebAppPlatform', platform],
    ['tgWebAppThemeParams', JSON.stringify(theme)],
    ...(launch.startParam === null ? [] : [['tgWebAppStartParam', launch.startParam]]),
  ];
  address.hash = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return address.href;
}
