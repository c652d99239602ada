import type { AppServices } from '../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../kernel/dialogs.ts';
import { entriesStore } from './EntriesStore.ts';

const entriesDialog: DialogKind<null, null> = {
  name: 'entries',
  isCareful: true,
  dismissed: null,
  namespaces: ['forms', 'entries'],
  load: async () => (await import('./EntriesDialog.tsx')).EntriesDialog,
};

/** Once the password was changed: shows what could open the account before. Resolves at once where nothing is held. */
export async function showHeldEntries(
  app: Pick<AppServices, 'dialogs' | 'platform' | 'session' | 'store'>,
): Promise<void> {
  const { uid } = app.session;
  if (uid === 0) return;
  const store = app.store(entriesStore);
  await store.open(uid);
  if (app.session.uid !== uid || !store.hasHeld) return;
  // A game in full screen would cover it.
  await app.dialogs.open(entriesDialog, null, { beforeOpen: () => app.platform.fullScreen?.exit() });
}
