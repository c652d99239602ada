/** The target's page, without locale prefix. Its code is a secret for as long as it counts. */
export const handPath = (code: string): string => `/hand/${encodeURIComponent(code)}`;

export const isHandPath = (path: string): boolean => path.startsWith('/hand/');
