import type { ContactType } from '../../contract/base/contactTypes.ts';
import type { CallOutput } from '../../contract/index.ts';
import { personalValues } from './personal/personalValues.ts';
import type { PersonalValues } from './personal/personalValues.ts';

/** 3-17, 3-19: a contact, with whether it is confirmed and subscribed to news. */
export interface Contact {
  readonly type: ContactType;
  readonly value: string;
  /** Digits of a phone's country code; null if unknown, and for e-mail. */
  readonly phoneCountryCode: string | null;
  readonly isConfirmed: boolean;
  readonly isSubscribed: boolean;
}

/** 3-13 to 3-17 */
export interface Profile {
  readonly login: string;
  readonly currency: string;
  readonly contacts: readonly Contact[];
  /** 3-14 to 3-16. The document's number is in full if it is a cpf, else its end. */
  readonly personal: PersonalValues;
}

export function parseProfile(wire: CallOutput<'GET account.getprofileinfo'>): Profile {
  return {
    login: wire.login,
    currency: wire.currency,
    contacts: wire.contacts.map((contact) => ({
      type: contact.type,
      value: contact.contact,
      phoneCountryCode: contact.phone_country_code,
      isConfirmed: contact.is_confirmed,
      isSubscribed: contact.is_subscribed,
    })),
    personal: personalValues(wire),
  };
}
