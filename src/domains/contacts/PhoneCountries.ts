import { Remote } from '../../kernel/Remote.ts';
import { phoneCountryOf } from '../../shared/phone/phoneCountry.ts';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import { readPhone } from '../../shared/phone/readPhone.ts';
import type { PhoneText } from '../../shared/phone/readPhone.ts';
import type { ContactsApi } from './api.ts';

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

  /** Fetches them unless they are here; waits for those that are on their way. Never rejects. */
  async load(): Promise<void> {
    await this.answer.load('all', () => this.api.phoneCountries()).catch(() => undefined);
  }

  /** The country of an ISO code; the player's own, or the first, if there is no such. */
  find(code: string): PhoneCountry {
    return phoneCountryOf(this.all, code, this.ownCode());
  }

  /** A number as it was typed without a picker, as its country and the rest of its digits. */
  split(typed: string): PhoneText {
    return readPhone(typed, this.all, this.find(''));
  }
}
