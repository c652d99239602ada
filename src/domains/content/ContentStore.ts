import type { ContentView } from '../../kernel/views.ts';
import type { SiteConfig } from '../../kernel/SiteConfig.ts';

interface Options {
  readonly config: SiteConfig;
  readonly gameOrigins: readonly string[];
  readonly embedParents?: readonly string[];
  readonly verificationSdk?: string;
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

  constructor({ config, gameOrigins, embedParents = [], verificationSdk = '' }: Options) {
    this.config = config;
    this.gameOrigins = gameOrigins;
    this.embedParents = embedParents;
    this.verificationSdk = verificationSdk;
  }

  /** 3-32: whether guests can sign in (or up): in the popup, or at its replacement address. */
  canEnter(view: keyof SiteConfig['auth']['popupFallbacks']): boolean {
    const { isPopupEnabled, popupFallbacks } = this.config.auth;
    return isPopupEnabled || popupFallbacks[view] !== '';
  }
}
