/** The areas of the API, one per line. */
export { account } from './account.ts';
export { auth } from './auth.ts';
export { banners } from './banners.ts';
export { cashier } from './cashier.ts';
export { games } from './games.ts';
export { metadata } from './metadata.ts';
export { registrationFields } from './registrationFields.ts';
