export type { Transaction, TransactionStatus } from './parseCashier.ts';
