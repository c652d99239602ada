import { depositPath } from '../cashier/paths.ts';

/** Paths without locale prefix; `href` of the app adds it. */
export const offersPath = '/offers';
export const offerPath = (id: string): string => `/offers/${encodeURIComponent(id)}`;
export const promotionsPath = '/promotions';
/** The deposit page with this offer chosen. */
export const depositForPath = (id: string): string => `${depositPath()}?offer=${encodeURIComponent(id)}`;
