/** Path without locale prefix; `href` of the app adds it. */
export const responsiblePath = '/profile/responsible-game';
