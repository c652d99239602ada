import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { formRules } from '../../shared/validation/ruleSet.ts';
import { createContactsApi } from './api.ts';
import type { ContactsApi } from './api.ts';
import { ContactList } from './ContactList.ts';
import { ContactStore } from './ContactStore.ts';
import { PhoneCountries } from './PhoneCountries.ts';
import { HintStore } from './hints/HintStore.ts';

/** The player's e-mail and phone: one list, a store for each, and the hints about them (4-21). */
export class ContactsStore {
  readonly list: ContactList;
  readonly email: ContactStore;
  readonly phone: ContactStore;
  readonly hints: HintStore;

  constructor(
    api: ContactsApi,
    {
      clock,
      session,
      storage,
      content,
      locale,
    }: Pick<StoreDeps, 'clock' | 'session' | 'storage' | 'content' | 'locale'>,
  ) {
    this.list = new ContactList(api);
    const countries = new PhoneCountries(api, () => session.account?.countryCode ?? '');
    const rules = formRules(content.config.validators, locale.code);
    this.email = new ContactStore('email', api, this.list, clock, countries, rules);
    this.phone = new ContactStore('phone', api, this.list, clock, countries, rules);
    this.hints = new HintStore(this, session, storage, clock);
  }
}

export const contactsStore: StoreFactory<ContactsStore> = {
  key: 'contacts',
  scope: 'player',
  create: (deps) => new ContactsStore(createContactsApi(deps.call, deps.session), deps),
};
