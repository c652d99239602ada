/** Paths without locale prefix; `href` of the app adds it. */
export const shopPath = '/loyalty/shop';
export const shelfPath = (category: string): string =>
  category === '' ? shopPath : `${shopPath}?category=${encodeURIComponent(category)}`;
