import type { Call } from '../../lib/call.ts';

export function createAuthApi(call: Call) {
  return {
    /** 7-25. The answer's status tells whether a second factor is required (4-10); `code` is its code. */
    login: (login: string, password: string, code?: string) =>
      call('POST auth.login', { login, password, ...(code === undefined ? {} : { code }) }),
    /** The same for a player whom a service has vouched for: `challenge` is the token of that sign-in. */
    confirmSocial: (challenge: string, code: string) => call('POST auth.confirmsocial', { challenge, code }),
  };
}

export type AuthApi = ReturnType<typeof createAuthApi>;
