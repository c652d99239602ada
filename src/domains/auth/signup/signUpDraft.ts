import type { OpenForm } from '../../../kernel/forms/OpenDrafts.ts';
import type { SignUpStore } from '../SignUpStore.ts';
import { PHONE_COUNTRY } from './registrationInput.ts';

/** Nobody agrees by a load of the page. */
const consents: ReadonlySet<string> = new Set(['terms', 'notify', 'is_betting']);
/** Names of texts that are no fields of the form. */
const [WAY, PROMO, CHARACTER] = ['way', 'promo', 'character'] as const;

/** What was typed into the form of registration, in every way to register, and the way that was chosen by `choose`. */
export const signUpDraft = (store: SignUpStore, choose: (id: string) => void): OpenForm => ({
  read() {
    const { form, carried, extras, type } = store;
    const typedNow = form.typed();
    const texts = Object.entries({ ...carried.texts, ...typedNow });
    const typed = {
      // A number means nothing without its country, also where that was not chosen.
      ...(typedNow['mobile'] !== undefined && { [PHONE_COUNTRY]: form.textOf(PHONE_COUNTRY) }),
      ...Object.fromEntries(texts.filter(([name]) => !consents.has(name))),
      [PROMO]: extras.promo.isOpen && extras.promo.code.isDirty ? extras.promo.code.value : '',
      [CHARACTER]: extras.character.isDirty ? extras.character.value : '',
    };
    const found = Object.entries(typed).filter(([, text]) => text !== '');
    return found.length === 0 ? null : { ...Object.fromEntries(found), [WAY]: type?.id ?? '' };
  },
  restore: (draft) => {
    const { country, [WAY]: way, [PROMO]: promo, [CHARACTER]: character, ...texts } = draft;
    const { carried, extras } = store;
    carried.give(texts);
    if (way !== undefined) choose(way);
    if (promo !== undefined) {
      extras.promo.open(true);
      extras.promo.change(promo);
    }
    if (character !== undefined) extras.character.change(character);
    // Its currencies and regions come with the country.
    const loaded = country === undefined ? store.load() : store.changeCountry(country);
    void loaded.then(() => carried.fill(store.form));
  },
});
