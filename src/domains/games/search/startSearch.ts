import { onSearchWish } from '../../../lib/onSearchWish.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { searchPath } from '../paths.ts';
import { openSearch } from './openSearch.ts';

/** 2.10-11: `/`, Ctrl+K, Cmd+K and every link to the hall's search open the dialog, unless another one is open. */
export const startSearch = (app: AppServices): Stop =>
  onSearchWish(searchPath, () => {
    if (app.dialogs.isAnyOpen) return false;
    void openSearch(app);
    return true;
  });
