export type { Banner } from './parseBanner.ts';
