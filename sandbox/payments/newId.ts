import { randomBytes } from 'node:crypto';

/** An unguessable id: the address of a payment page is its only access control. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;
