/** How one of the messenger's web clients differs from another, as far as an app can tell. */
export interface Profile {
  readonly name: 'weba' | 'webk';
  /** `tgWebAppPlatform` */
  readonly platform: string;
  /** `tgWebAppVersion`: the client that rewrites the server's 8.0 passes 9.0 on. */
  readonly version: string;
  /** Answers questions about the viewport and the safe areas; else they stay without an answer. */
  readonly answersViewport: boolean;
  readonly hasDeviceStorage: boolean;
}

const profiles: Readonly<Record<Profile['name'], Profile>> = {
  weba: { name: 'weba', platform: 'weba', version: '8.0', answersViewport: true, hasDeviceStorage: false },
  webk: { name: 'webk', platform: 'web', version: '9.0', answersViewport: false, hasDeviceStorage: true },
};

export const profileOf = (name: string | null): Profile => (name === 'webk' ? profiles.webk : profiles.weba);
