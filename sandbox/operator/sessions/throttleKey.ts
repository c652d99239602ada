import { createHash } from 'node:crypto';

/** A login, an address or a number as part of a throttle's key: the table of hits names nobody. */
export const throttleKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
