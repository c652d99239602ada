/** Path without locale prefix; `href` of the app adds it. */
export const bonusesPath = '/profile/bonuses';
