/** The differences between the messenger's web clients that an app can observe. */
export interface Profile {
  readonly name: 'weba' | 'webk';
  /** `tgWebAppPlatform` */
  readonly platform: string;
  /** `tgWebAppVersion`: webk replaces the server's 8.0 by 9.0. */
  readonly version: string;
  /** Whether requests for the viewport and the safe areas are answered at all. */
  readonly answersViewport: boolean;
  readonly hasDeviceStorage: boolean;
}

const profiles: Readonly<Record<Profile['name'], Profile>> = {
  weba: { name: 'weba', platform: 'weba', version: '8.0', answersViewport: true, hasDeviceStorage: false },
  webk: { name: 'webk', platform: 'web', version: '9.0', answersViewport: false, hasDeviceStorage: true },
};

export const profileOf = (name: string | null): Profile => (name === 'webk' ? profiles.webk : profiles.weba);
