/** The balance follows the socket. */
export { takeBalance } from './takeBalance.ts';
