/** 3-7: the user is authenticated when uid is above 0; a guest has none or 0. */
export function isAuthenticated(account: { readonly uid: number } | null): boolean {
  return account !== null && account.uid > 0;
}
