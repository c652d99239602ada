import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a given text with a secret one by their digests, so that the time it takes tells nothing of it. */
export const isSameText = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
