import type { Call } from '../../lib/call.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  /** Empty for the operator's default. */
  readonly currency: string;
  readonly locale: string;
  readonly notify: boolean;
  readonly terms: boolean;
  /** Empty for none. */
  readonly promo_code: string;
  /** Empty for none. */
  readonly character_id: string;
}

export function createAuthApi(call: Call) {
  return {
    /** 7-25. The answer's status tells whether a second factor is required (4-10); `code` is its code. */
    login: (login: string, password: string, code?: string) =>
      call('POST auth.login', { login, password, ...(code === undefined ? {} : { code }) }),
    /** The same for a player whom a service has vouched for: `challenge` is the token of that sign-in. */
    confirmSocial: (challenge: string, code: string) => call('POST auth.confirmsocial', { challenge, code }),
    /** 7-28. The e-mail is used as the login. */
    register: (fields: Registration) => call('POST auth.register', { ...fields, is_betting: false }),
    /** 3-9: the currency used if the player chooses none. */
    defaultCurrency: async () => (await call('GET metadata.getgeneralinfo', {})).default_currency,
  };
}

export type AuthApi = ReturnType<typeof createAuthApi>;
