/** Paths without locale prefix; `href` of the app adds it. */
export const privacyPath = '/profile/privacy';
export const accountClosedPath = '/account-closed';
