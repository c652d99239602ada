import type { AppServices } from '../../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../../kernel/dialogs.ts';

export const filtersDialog: DialogKind<null, null> = {
  name: 'gamesFilters',
  dismissed: null,
  namespaces: ['games'],
  load: async () => (await import('./FiltersDialog.tsx')).FiltersDialog,
};

/** The facets in a sheet, so that on a phone they do not push the games off the screen. */
export const openFilters = (app: Pick<AppServices, 'dialogs'>): Promise<null> => app.dialogs.open(filtersDialog, null);
