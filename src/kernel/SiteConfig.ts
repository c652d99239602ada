/**
 * 3-29..3-44, as far as the existing pages use it: the sum of what the owners declare in their `settings.ts`, by
 * `declare module`. Served by the content system per locale, completed with defaults on the server.
 */
export interface SiteConfig {
  readonly features: Features;
}

/** 3-30: features that an operator switches off. */
export interface Features {}
