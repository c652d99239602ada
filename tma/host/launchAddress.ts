import type { ThemeParamsType } from '@tma.js/sdk';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import type { Profile } from './profiles.ts';

/** The frame's start address: the app's own, with the launch after the `#`. */
export function launchAddress(launch: HostLaunch, profile: Profile, theme: ThemeParamsType): string {
  const address = new URL(launch.path, launch.siteUrl);
  if (launch.startParam !== null) address.searchParams.set('tgWebAppStartParam', launch.startParam);
  const parameters = [
    ['tgWebAppData', launch.initData],
    ['tgWebAppVersion', profile.version],
    ['tgWebAppPlatform', profile.platform],
    ['tgWebAppThemeParams', JSON.stringify(theme)],
    ...(launch.startParam === null ? [] : [['tgWebAppStartParam', launch.startParam]]),
  ];
  address.hash = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return address.href;
}
