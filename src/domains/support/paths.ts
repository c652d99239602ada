/** Paths without locale prefix; `href` of the app adds it. */
export const supportPath = '/support';
export const ticketPath = (id: string): string => `/support?ticket=${encodeURIComponent(id)}`;
