import type { CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';

export function createAuthApi(call: Call) {
  return {
    /** 7-25. The answer's status tells whether a second factor is required (4-10); `code` is its code. */
    login: (login: string, password: string, code?: string) =>
      call('POST auth.login', { login, password, ...(code === undefined ? {} : { code }) }),
    /** The same for a player whom a service has vouched for: `challenge` is the token of that sign-in. */
    confirmSocial: (challenge: string, code: string, payload = '') =>
      call('POST auth.confirmsocial', { challenge, code, ...(payload === '' ? {} : { payload }) }),
    /** A sign-in at a service by the browser outside of a messenger, for the user of its launch, and what became of it. */
    openSocial: (payload: string, service: string) => call('POST auth.opensocial', { payload, service }),
    takeSocial: (payload: string, id: string) => call('POST auth.takesocial', { payload, id }),
  };
}

/** What has become of a ticket. */
export type SocialTicket = CallOutput<'POST auth.takesocial'>;

export type AuthApi = ReturnType<typeof createAuthApi>;
