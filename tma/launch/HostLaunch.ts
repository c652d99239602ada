/** The server's data for a host page: the signed launch of a user. The same shape as the answer of `/launch.json`. */
export interface HostLaunch {
  readonly siteUrl: string;
  /** App path at which the mini app opens: its address in BotFather, or a deep link's. */
  readonly path: string;
  readonly botName: string;
  readonly userName: string;
  /** Signed init data, the value of `tgWebAppData`. */
  readonly initData: string;
  readonly startParam: string | null;
  /** The user's contact as signed for the app; it is given to it only after the user has shared it. */
  readonly contact: string;
}

/** Id of the element that contains the launch. */
export const launchElementId = 'launch';
