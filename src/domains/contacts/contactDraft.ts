import { wholePhone } from '../../shared/phone/phoneCountry.ts';
import type { OpenForm } from '../../kernel/forms/OpenDrafts.ts';
import type { ContactStore } from './ContactStore.ts';

/** What is typed instead of the saved contact. A phone number is carried in full: its country may be unknown elsewhere. */
export const contactDraft = (store: ContactStore): OpenForm => ({
  read() {
    const contact = store.isEditing ? typedContact(store) : '';
    return contact === '' || plain(contact) === plain(store.saved?.value ?? '') ? null : { contact };
  },
  restore({ contact = '' }) {
    if (contact !== '') store.edit(contact);
  },
});

function typedContact({ form, hasPicker, country }: ContactStore): string {
  const { value } = form.fields.contact;
  return hasPicker && value !== '' ? `+${wholePhone(value, country)}` : value;
}

const plain = (contact: string): string => contact.replace(/^\+|\s/g, '');
