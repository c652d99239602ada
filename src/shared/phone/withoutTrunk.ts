import { longestNumber } from './phoneCountry.ts';
import type { PhoneCountry } from './phoneCountry.ts';
import { maskPhone } from './maskPhone.ts';

export interface NationalNumber {
  readonly digits: string;
  readonly hadTrunk: boolean;
}

/**
 * A number as it is dialled inside its country, without the country's trunk prefix. No number begins with a 0 where one
 * is dialled before it; any other prefix (Russia's 8) is one only where the number is too long with it.
 */
export function withoutTrunk(digits: string, country: PhoneCountry): NationalNumber {
  for (const prefix of country.trunkPrefixes ?? []) {
    const rest = digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
    const isWhole = () => maskPhone(rest, country).isComplete && rest.length <= longestNumber(country);
    if (rest !== '' && (prefix.startsWith('0') || (digits.length > longestNumber(country) && isWhole())))
      return { digits: rest, hadTrunk: true };
  }
  return { digits, hadTrunk: false };
}
