/** The first part of every page's path. */
export const pageAreas: readonly string[];
export const isPageAddress: (text: string) => boolean;
