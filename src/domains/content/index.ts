export type { ContentStore } from './ContentStore.ts';
export type { AuthConfig, MenuEntry } from './siteConfig.ts';
