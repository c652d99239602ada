/** The differences between the messenger's web clients that an app can observe. */
export interface Profile {
  readonly name: 'weba' | 'webk';
  /** `tgWebAppPlatform` */
  readonly platform: string;
  /** Whether requests for the viewport and the safe areas are answered at all. */
  readonly answersViewport: boolean;
  readonly hasDeviceStorage: boolean;
}

const profiles: Readonly<Record<Profile['name'], Profile>> = {
  weba: { name: 'weba', platform: 'weba', answersViewport: true, hasDeviceStorage: false },
  webk: { name: 'webk', platform: 'web', answersViewport: false, hasDeviceStorage: true },
};

export const profileOf = (name: string | null): Profile => (name === 'webk' ? profiles.webk : profiles.weba);
