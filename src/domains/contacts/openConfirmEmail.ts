import type { AppServices } from '../../kernel/AppServices.ts';
import { contactsStore } from './ContactsStore.ts';
import { confirmedDialog, confirmEmailDialog } from './dialogs.ts';

/** 4-15: after a registration, if it is configured (3-33) and the e-mail is not confirmed. */
export async function openConfirmEmail(app: AppServices): Promise<void> {
  if (!app.content.config.auth.isConfirmEmailPopup) return;
  const { list } = app.store(contactsStore);
  await list.open(app.session.uid);
  const email = list.find('email');
  if (email === null || email.isConfirmed) return;
  const isConfirmed = await app.dialogs.open(confirmEmailDialog, null);
  if (isConfirmed) await app.dialogs.open(confirmedDialog, { contact: email.value });
}
