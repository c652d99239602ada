import type { OpenForm } from '../../../kernel/forms/OpenDrafts.ts';
import type { SignUpStore } from '../SignUpStore.ts';
import { PHONE_COUNTRY } from './registrationInput.ts';

/** Nobody agrees by a load of the page. */
const consents: ReadonlySet<string> = new Set(['terms', 'notify', 'is_betting']);
/** The country of the number, under a name that does not read like a code's, which drafts leave out. */
const NUMBER_COUNTRY = 'mobile_country';

/** What was typed into the form of registration. */
export const signUpDraft = (store: SignUpStore): OpenForm => ({
  read() {
    const { fields } = store.form;
    const typed = Object.entries(fields).filter(
      ([name, { isDirty, value }]) => isDirty && value !== '' && !consents.has(name),
    );
    return Object.fromEntries(
      typed.map(([name, { value }]) => [name === PHONE_COUNTRY ? NUMBER_COUNTRY : name, value]),
    );
  },
  restore: ({ country, [NUMBER_COUNTRY]: numberCountry, ...texts }) => {
    const { carried } = store;
    carried.give(numberCountry === undefined ? texts : { ...texts, [PHONE_COUNTRY]: numberCountry });
    // Its currencies and regions come with the country.
    const loaded = country === undefined ? store.load() : store.changeCountry(country);
    void loaded.then(() => carried.fill(store.form));
  },
});
