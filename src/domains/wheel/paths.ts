/** 2.2-15. Path without locale prefix; `href` of the app adds it. */
export const wheelPath = '/wheel-of-fortune';
