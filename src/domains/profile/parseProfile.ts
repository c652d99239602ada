import type { CallOutput } from '../../contract/index.ts';

/** 3-17, 3-19: a contact, with whether it is confirmed and subscribed to news. */
export interface Contact {
  readonly type: 'email' | 'phone';
  readonly value: string;
  /** Digits of a phone's country code; null if unknown, and for e-mail. */
  readonly phoneCountryCode: string | null;
  readonly isConfirmed: boolean;
  readonly isSubscribed: boolean;
}

/** The part of 3-13..3-17 that the settings page shows. */
export interface Profile {
  readonly login: string;
  /** First, middle and last name, as far as given. */
  readonly name: string;
  /** As the operator writes it, and its ISO code (empty if unknown). */
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly contacts: readonly Contact[];
}

export function parseProfile(wire: CallOutput<'GET account.getprofileinfo'>): Profile {
  return {
    login: wire.login,
    name: [wire.first_name, wire.middle_name, wire.last_name].filter((part) => part.trim() !== '').join(' '),
    country: wire.country,
    countryCode: wire.country_code,
    currency: wire.currency,
    contacts: wire.contacts.map((contact) => ({
      type: contact.type,
      value: contact.contact,
      phoneCountryCode: contact.phone_country_code,
      isConfirmed: contact.is_confirmed,
      isSubscribed: contact.is_subscribed,
    })),
  };
}
