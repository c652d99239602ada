import { createHash } from 'node:crypto';

/** A round's id is known to its player alone: what others see is its hash, in hexadecimal digits. */
export const roundHash = (id: string): string => createHash('sha256').update(id, 'utf8').digest('hex');
