import type { ContactType } from '../../contract/base/contactTypes.ts';
import type { StoreDeps } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';
import { fetchPhoneCountries } from './face/fetchPhoneCountries.ts';

/** 3-17: a contact of the player, with whether it is confirmed. */
export interface Contact {
  readonly type: ContactType;
  readonly value: string;
  readonly isConfirmed: boolean;
  /** It waits for its confirmation: until then the contact here stays in use. */
  readonly replaces?: string;
}

/** Every change names its player: another one may have signed in in this browser since. */
export function createContactsApi(call: Call, session: Pick<StoreDeps['session'], 'uid'>) {
  const own = () => ({ player: session.uid });
  return {
    /** 7-18 */
    contacts: async (): Promise<readonly Contact[]> => {
      const { contacts } = await call('GET account.getprofileinfo', { fields: ['contacts'] });
      return contacts.map(({ type, contact, is_confirmed, replaces }) => ({
        type,
        value: contact,
        isConfirmed: is_confirmed,
        ...(replaces === undefined ? {} : { replaces }),
      }));
    },
    /** 7-3. The operator finds the country code in a number that is typed in full; else `country` is its ISO code. */
    add: (contact: string, country = '') =>
      call('POST account.addcontact', country === '' ? { contact } : { contact, phone_country_code: country }, own()),
    /** 7-11 */
    phoneCountries: () => fetchPhoneCountries(call),
    /** 7-20. Returns the seconds until another code can be requested. */
    send: async (contact: string) =>
      (await call('POST account.sendconfirmationtocontact', { contact }, own())).resend_time,
    /** 7-9. For guests too. */
    confirm: (contact: string, code: string) => call('POST account.confirmContact', { contact, code }),
    /** By the link of the message to a replaced contact, for guests too. Returns the contact, which restores access. */
    takeBack: async (code: string) => (await call('POST account.takeBackContact', { code })).contact,
  };
}

export type ContactsApi = ReturnType<typeof createContactsApi>;
