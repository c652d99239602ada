/** Paths without locale prefix; `href` of the app adds it. */
export const depositPath = (sysname = ''): string =>
  sysname === '' ? '/cashier/deposit' : `/cashier/deposit/${encodeURIComponent(sysname)}`;
export const withdrawPath = '/cashier/withdraw';
export const walletPath = '/cashier/wallet';
export const withdrawalPath = (transaction: string): string =>
  `${withdrawPath}?transaction=${encodeURIComponent(transaction)}`;
export const historyPath = '/cashier/history';
export const payPendingPath = (transaction: string): string => `/cashier/paypending/${encodeURIComponent(transaction)}`;
const withPayment = (path: string, transaction: string): string =>
  `${path}?transaction=${encodeURIComponent(transaction)}`;
/** A payment that is approved on a phone, and one whose page is in another window. */
export const payMobilePath = (transaction: string): string => withPayment('/cashier/paymobile', transaction);
export const payWindowPath = (transaction: string): string => withPayment('/cashier/paynewwindow', transaction);
export const receiptPath = (transaction: string): string => withPayment('/cashier/receipt', transaction);
export const gameHallPath = '/gamehall';
export const gamePath = (sysname: string): string => `/game/${encodeURIComponent(sysname)}`;
