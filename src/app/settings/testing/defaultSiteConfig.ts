import { completeSiteConfig } from '../siteSettings.ts';

/** The site without a content system. */
export const defaultSiteConfig = completeSiteConfig({});
