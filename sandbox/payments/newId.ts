import { randomBytes } from 'node:crypto';

/** An id nobody can guess: a payment page is opened by its address alone. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;
