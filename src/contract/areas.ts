/** The areas of the API, one per line. */
export { account } from './account.ts';
export { auth } from './auth.ts';
export { banners } from './banners.ts';
export { campaigns } from './campaigns.ts';
export { cashier } from './cashier.ts';
export { contacts } from './contacts.ts';
export { games } from './games.ts';
export { loyalty } from './loyalty.ts';
export { metadata } from './metadata.ts';
export { profile } from './profile.ts';
export { restore } from './restore.ts';
export { passkeys } from './passkeys.ts';
export { twofactor } from './twofactor.ts';
export { sessions } from './sessions.ts';
export { social } from './social.ts';
export { registrationFields } from './registrationFields.ts';
export { responsible } from './responsible.ts';
