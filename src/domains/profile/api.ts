import type { CallInput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import { fetchProfile, fetchProfileFields } from './personal/personalApi.ts';
import { parseProfile } from './parseProfile.ts';
import { SaveFailedError } from './saveProblem.ts';

/** One currency that the player may have. */
export interface CurrencyRate {
  readonly currency: string;
  /** Units of it for one unit of the present currency, as a decimal text. */
  readonly rate: string;
}

export interface CurrencyRates {
  /** The player's own currency. */
  readonly base: string;
  /** When the rates were fixed, ISO 8601. */
  readonly at: string;
  readonly items: readonly CurrencyRate[];
}

export function createProfileApi(call: Call) {
  return {
    /** 7-18 */
    profile: async () => parseProfile(await fetchProfile(call)()),
    /** 7-17 */
    fields: fetchProfileFields(call),
    /** 7-19, 8-18 */
    save: async (input: CallInput<'POST account.saveProfileInfo'>): Promise<void> => {
      if ((await call('POST account.saveProfileInfo', input)) !== 1) throw new SaveFailedError();
    },
    /** 7-4 */
    changeNickname: (fakename: string) => call('POST account.changefakename', { fakename }),
    /** 7-12 */
    rates: (): Promise<CurrencyRates> => call('GET account.getcurrencyrates', {}),
    /** 7-22 */
    setCurrency: (currency: string) => call('POST account.setCurrency', { currency }),
    /** 7-84 */
    setCharacter: (id: string) => call('POST loyalty.setcharacter', { id }),
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;
