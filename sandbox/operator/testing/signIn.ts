import { firstPassword, stranger } from './newPassword.ts';
import type { Caller, Reply, TestOperator } from './startTestOperator.ts';

/** Signs in from an address that nobody has used. */
export const signIn = (operator: TestOperator, login: string, password = firstPassword): Promise<Reply> =>
  operator.call('auth.login', { login, password }, stranger());

/** Whether the entry signs in: 200 if it does. */
export const signInStatus = async (operator: TestOperator, login: string, password?: string): Promise<number> =>
  (await signIn(operator, login, password)).status;

/** Whose the session is; 0 of a guest. */
export const uidOf = async (operator: TestOperator, by: Caller): Promise<number> =>
  ((await operator.call('account.getInfo', {}, by)).data as { uid: number }).uid;
