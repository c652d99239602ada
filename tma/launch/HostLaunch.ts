/** What the server gives a host page: whose launch it is, signed. The same shape as `/launch.json` answers. */
export interface HostLaunch {
  readonly siteUrl: string;
  /** App path that the mini app is opened at: its address in BotFather, or a deep link's. */
  readonly path: string;
  readonly botName: string;
  readonly userName: string;
  /** Signed init data, as `tgWebAppData` carries it. */
  readonly initData: string;
  readonly startParam: string | null;
}

/** Where the launch stands in the page. */
export const launchElementId = 'launch';
