import type { Call } from '../../../lib/call.ts';

/** 7-27, 7-6 */
export function createRestoreApi(call: Call) {
  return {
    /** Returns the seconds until another code can be requested; the same whether or not the account exists. */
    sendCode: async (login: string) => (await call('POST auth.restore', { login })).resend_time,
    setPassword: (login: string, code: string, password: string) =>
      call('POST auth.restore', { login, code, password }),
  };
}

export type RestoreApi = ReturnType<typeof createRestoreApi>;
