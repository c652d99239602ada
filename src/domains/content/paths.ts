/** Paths without locale prefix; `href` of the app adds it. */
export const contentPath = (slug: string): string => `/${slug}`;
