import type { ContentView } from '../../kernel/views.ts';
import { isOpenForNew, usualSite } from '../../shared/site/siteInfo.ts';
import type { SiteInfo } from '../../shared/site/siteInfo.ts';
import type { SiteConfig } from '../../kernel/SiteConfig.ts';

interface Options {
  readonly config: SiteConfig;
  readonly gameOrigins: readonly string[];
  readonly embedParents?: readonly string[];
  readonly verificationSdk?: string;
  readonly chatOrigin?: string;
  readonly analyticsOrigin?: string;
  /** Left out for an address that is open and the main one. */
  readonly site?: SiteInfo;
}

/**
 * The content system's configuration of this site in this language. Fetched by the site server and sent with the page.
 */
export class ContentStore implements ContentView {
  readonly config: SiteConfig;
  /** Origins of game studios whose frames may post messages to this page. */
  readonly gameOrigins: readonly string[];
  readonly embedParents: readonly string[];
  readonly verificationSdk: string;
  readonly chatOrigin: string;
  readonly analyticsOrigin: string;
  readonly site: SiteInfo;

  constructor({
    config,
    gameOrigins,
    embedParents = [],
    verificationSdk = '',
    chatOrigin = '',
    analyticsOrigin = '',
    site = usualSite,
  }: Options) {
    this.config = config;
    this.gameOrigins = gameOrigins;
    this.embedParents = embedParents;
    this.verificationSdk = verificationSdk;
    this.chatOrigin = chatOrigin;
    this.analyticsOrigin = analyticsOrigin;
    this.site = site;
  }

  /**
   * 3-32: whether guests can sign in (or up): in the popup, or at its replacement address. Nobody signs up where the
   * address takes no new players (3-10).
   */
  canEnter(view: keyof SiteConfig['auth']['popupFallbacks']): boolean {
    if (view === 'registration' && !isOpenForNew(this.site)) return false;
    const { isPopupEnabled, popupFallbacks } = this.config.auth;
    return isPopupEnabled || popupFallbacks[view] !== '';
  }
}
