/** Paths without locale prefix; `href` of the app adds it. */
export const depositPath = (sysname = ''): string =>
  sysname === '' ? '/cashier/deposit' : `/cashier/deposit/${encodeURIComponent(sysname)}`;
export const withdrawPath = '/cashier/withdraw';
export const historyPath = '/cashier/history';
export const payPendingPath = (transaction: string): string => `/cashier/paypending/${encodeURIComponent(transaction)}`;
export const gameHallPath = '/gamehall';
export const gamePath = (sysname: string): string => `/game/${encodeURIComponent(sysname)}`;
