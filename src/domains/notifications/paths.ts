/** Paths without locale prefix; `href` of the app adds it. */
export const notificationPath = '/profile/notification';
