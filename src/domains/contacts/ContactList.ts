import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { ContactType } from '../../contract/base/contactTypes.ts';
import type { Contact, ContactsApi } from './api.ts';

/** The player's contacts as the operator has them. */
export class ContactList {
  private readonly answer = new Remote<readonly Contact[]>();
  private uid = 0;

  constructor(private readonly api: Pick<ContactsApi, 'contacts'>) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  get all(): readonly Contact[] | null {
    return this.answer.value;
  }

  find(type: ContactType): Contact | null {
    return this.all?.find((contact) => contact.type === type) ?? null;
  }

  open(uid: number): Promise<void> {
    this.uid = uid;
    return this.reload();
  }

  /** Never rejects; a loaded list stays if this fails. */
  reload(): Promise<void> {
    return this.answer.refresh(String(this.uid), () => this.api.contacts());
  }
}
