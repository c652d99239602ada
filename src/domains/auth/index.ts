export type { AuthOutcome, AuthView } from './openAuth.ts';
