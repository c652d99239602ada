import { Remote } from '../../kernel/Remote.ts';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import { pastePhone } from '../../shared/phone/pastePhone.ts';
import type { PastedPhone } from '../../shared/phone/pastePhone.ts';
import type { ContactsApi } from './api.ts';

/** Where no country is known, any digits are a phone number. */
const noCountry: PhoneCountry = { countryCode: '', phoneCode: '', name: '', mask: [] };

/** 3-21: the countries of phone numbers, with their codes and masks. Without them a number is typed in full. */
export class PhoneCountries {
  private readonly answer = new Remote<readonly PhoneCountry[]>();

  constructor(
    private readonly api: Pick<ContactsApi, 'phoneCountries'>,
    /** ISO code of the player's country; empty if it is not known. */
    private readonly ownCode: () => string,
  ) {}

  get all(): readonly PhoneCountry[] {
    return this.answer.value ?? [];
  }

  /** Fetches them unless they are here or on their way. Never rejects. */
  async load(): Promise<void> {
    if (this.answer.status === 'ready' || this.answer.status === 'loading') return;
    await this.answer.refresh('all', () => this.api.phoneCountries());
  }

  /** The country of an ISO code; the player's own, or the first, if there is no such. */
  find(code: string): PhoneCountry {
    const of = (wanted: string) => this.all.find(({ countryCode }) => countryCode === wanted);
    return of(code) ?? of(this.ownCode()) ?? this.all[0] ?? noCountry;
  }

  /** A number in full, without its plus, as its country and the rest of its digits. */
  split(number: string): PastedPhone {
    return number === ''
      ? { country: this.find(''), digits: '', hadTrunk: false }
      : pastePhone(`+${number.replace(/\D/g, '')}`, this.all, this.find(''));
  }
}
