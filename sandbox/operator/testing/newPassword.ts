import { lastCode } from './sentMessages.ts';
import type { Reply, TestOperator } from './startTestOperator.ts';

/** Of every test player, until it is another one. */
export const firstPassword = 'otter-lamp-71';
export const newPassword = 'amber-kite-83';

interface Owner {
  readonly email: string;
}

let addresses = 0;
/** An address of its own, for the limits. */
export const stranger = (): { readonly address: string } => {
  addresses += 1;
  return { address: `10.66.${Math.floor(addresses / 200)}.${addresses % 200}` };
};

/** The account's owner gets back in by a code to their e-mail. */
export async function restoreAccess(operator: TestOperator, { email }: Owner, password = newPassword): Promise<Reply> {
  const caller = stranger();
  await operator.call('auth.restore', { login: email }, caller);
  const code = await lastCode(operator, email);
  return operator.call('auth.restore', { login: email, code, password }, caller);
}

/** The player changes the password in a session. */
export const changePassword = (
  operator: TestOperator,
  session: { readonly cookie?: string | undefined; readonly bearer?: string },
  password = newPassword,
): Promise<Reply> =>
  operator.call(
    'account.changepassword',
    { old_password: firstPassword, new_password: password },
    { ...stranger(), ...session },
  );
