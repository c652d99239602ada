/**
 * Header of a reply after which another token stands for the caller's session: a changed password ends every copy of the
 * one before. Its value is the new token for a caller with a bearer token, else `cookie`, which the reply has set.
 */
export const sessionHeader = 'x-session';
export const inCookie = 'cookie';
