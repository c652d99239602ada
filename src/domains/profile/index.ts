export type { Profile } from './parseProfile.ts';
