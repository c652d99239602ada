import type { CallInput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';

/** What the player has already, and what there is to choose from. */
export interface CompletionFacts {
  /** The contact that the service has vouched for; empty if there is none yet. */
  readonly contact: string;
  readonly countryCode: string;
  readonly defaultCurrency: string;
  readonly currencies: readonly string[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

export function createCompletionApi(call: Call) {
  return {
    async facts(): Promise<CompletionFacts> {
      const [profile, general, lists] = await Promise.all([
        call('GET account.getprofileinfo', { fields: ['contacts'] }),
        call('GET metadata.getgeneralinfo', {}),
        call('GET metadata.get', { fields: ['currencies', 'countries'] }),
      ]);
      return {
        contact: profile.contacts[0]?.contact ?? '',
        countryCode: profile.country_code,
        defaultCurrency: general.default_currency,
        currencies: lists.currencies.map(({ code }) => code),
        countries: lists.countries.map(({ code, name }) => ({ code, name })),
      };
    },
    /** 4-4, 7-122 */
    complete: (fields: CallInput<'POST auth.completeregistration'>) => call('POST auth.completeregistration', fields),
  };
}

export type CompletionApi = ReturnType<typeof createCompletionApi>;
