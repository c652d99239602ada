import type { PlaceView } from '../../kernel/stores.ts';
import { isGamePath } from '../games/paths.ts';

/** Above all pages of the cashier. */
export const cashierArea = '/cashier';
export const isCashierPath = (path: string): boolean => path === cashierArea || path.startsWith(`${cashierArea}/`);

/** Paths without locale prefix; `href` of the app adds it. */
export const depositPath = (sysname = ''): string =>
  sysname === '' ? '/cashier/deposit' : `/cashier/deposit/${encodeURIComponent(sysname)}`;
/** 4-62: the way to the deposit; from a game with the game's address, to which a payment leads back. */
export const depositFrom = ({ path }: Pick<PlaceView, 'path'>): string =>
  isGamePath(path) ? `${depositPath()}?${new URLSearchParams({ backUrl: path }).toString()}` : depositPath();
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
