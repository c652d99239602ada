import { isCarefulPath } from './carefulPaths.ts';
import { isProtectedPath } from './guestGuard.ts';

/**
 * 2.12-3: whether code of the content system may run on a page. Never where money moves, where a player proves who they
 * are, where an account is protected, or on any other personal page.
 */
export const mayRunCode = (path: string): boolean => !isProtectedPath(path) && !isCarefulPath(path);
