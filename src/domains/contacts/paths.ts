/** Paths without locale prefix; `href` of the app adds it. */
export const confirmationPath = '/confirmation';
export const contactsPath = '/profile/contacts';
export const confirmedPath = '/confirmation/success';
