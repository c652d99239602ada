/** Path without locale prefix; `href` of the app adds it. */
export const settingsPath = '/profile/settings';
/** Above all pages of the profile. */
export const profileArea = '/profile';
