import { lastCode } from './sentMessages.ts';
import type { Caller, Reply, TestOperator } from './startTestOperator.ts';

/** Switches the second factor on whose codes go to a confirmed contact. Resolves with the answer to its first code. */
export async function enableContactFactor(operator: TestOperator, contact: string, by: Caller): Promise<Reply> {
  const channel = contact.includes('@') ? 'email' : 'phone';
  await operator.call('account.changeTwoFactorAuth', { enable: true, type: 'contact', channel }, by);
  return operator.call('account.confirmTwoFactorAuth', { code: await lastCode(operator, contact) }, by);
}
