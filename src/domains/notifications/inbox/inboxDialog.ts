import type { AppServices } from '../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../kernel/dialogs.ts';

/** 2.10: resolves with the path that the player goes to; null if they stay. */
export const inboxDialog: DialogKind<null, string | null> = {
  name: 'inbox',
  dismissed: null,
  namespaces: ['inbox'],
  load: async () => (await import('./ui/InboxDialog.tsx')).InboxDialog,
};

/** Opens the centre over the page, and goes where the player wants to from there. */
export async function openInbox(app: AppServices): Promise<void> {
  const path = await app.dialogs.open(inboxDialog, null);
  if (path !== null) app.navigate(path);
}
