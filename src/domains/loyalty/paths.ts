/** Paths without locale prefix; `href` of the app adds it. */
export const loyaltyPath = '/loyalty';
export const programPath = (sysname: string): string => `${loyaltyPath}/${encodeURIComponent(sysname)}`;
export const profileLoyaltyPath = '/profile/loyalty';
