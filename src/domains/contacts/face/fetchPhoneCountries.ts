import type { Call } from '../../../lib/call.ts';
import type { PhoneCountry } from '../../../shared/phone/phoneCountry.ts';

/** 7-11: the countries of phone numbers, with their codes, masks and trunk prefixes. */
export async function fetchPhoneCountries(call: Call): Promise<readonly PhoneCountry[]> {
  const { items } = await call('GET account.getContactPhoneSettings', {});
  return items.map((item) => ({
    countryCode: item.country_code,
    phoneCode: item.phone_code,
    name: item.name,
    mask: item.mask,
    trunkPrefixes: item.trunk_prefixes,
  }));
}
