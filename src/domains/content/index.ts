export type { ContentStore } from './ContentStore.ts';
export type { AuthConfig, BalanceRefresh, MenuEntry, SiteConfig } from './siteConfig.ts';
