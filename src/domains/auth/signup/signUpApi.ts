import type { CallInput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import { fetchPhoneCountries } from '../../contacts/face/fetchPhoneCountries.ts';
import { parseField } from '../../profile/face/fields/PersonalField.ts';
import type { PersonalField } from '../../profile/face/fields/PersonalField.ts';

/** 7-28: what a registration by form sends. */
export type Registration = CallInput<'POST auth.register'>;

export interface Currencies {
  readonly available: readonly string[];
  readonly usual: string;
}

export function createSignUpApi(call: Call) {
  return {
    register: (fields: Registration) => call('POST auth.register', fields),
    /** 7-25: after a registration whose answer was lost. */
    login: (login: string, password: string) => call('POST auth.login', { login, password }),
    /** 7-17 */
    fields: async (country: string): Promise<readonly PersonalField[]> =>
      (await call('GET account.getPersonalDataFields', { country })).items.map(parseField),
    /** 7-11 */
    phoneCountries: () => fetchPhoneCountries(call),
    /** 3-9 */
    currencies: async (): Promise<Currencies> => {
      const info = await call('GET metadata.getgeneralinfo', {});
      return { available: info.available_currencies, usual: info.default_currency };
    },
  };
}

export type SignUpApi = ReturnType<typeof createSignUpApi>;
