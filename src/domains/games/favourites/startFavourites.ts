import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { favouritesStore } from './FavouritesStore.ts';

/** 4-7: loads the favourites once a player is known. */
export function startFavourites(app: AppServices): Stop {
  void app.store(favouritesStore).load();
  return () => {};
}
