export type { Contact } from './api.ts';
