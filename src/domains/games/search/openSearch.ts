import type { AppServices } from '../../../kernel/AppServices.ts';
import { searchDialog } from './searchDialog.ts';

/** Opens the search and goes where the visitor chooses. */
export async function openSearch(app: Pick<AppServices, 'dialogs' | 'navigate'>): Promise<void> {
  const path = await app.dialogs.open(searchDialog, null);
  if (path !== null) app.navigate(path);
}
