/** How a player can be reached: what they sign in with, confirm, and get codes at. */
export const contactTypes = ['email', 'phone'] as const;
export type ContactType = (typeof contactTypes)[number];
