import type { Call } from '../../lib/call.ts';

export function createAuthApi(call: Call) {
  return {
    /** 7-25. The answer's status tells whether a second factor is required (4-10). */
    login: (login: string, password: string) => call('POST auth.login', { login, password }),
  };
}

export type AuthApi = ReturnType<typeof createAuthApi>;
