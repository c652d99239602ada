import { when } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { sameOriginPath } from '../../../shared/navigation/sameOriginPath.ts';
import { scrollWhenReachable } from '../../../lib/pageScroll.ts';
import type { Taken } from '../api.ts';

/** After this time the page is not waited for any more, in ms. */
const LONGEST_MS = 15_000;

/** Opens the page that was handed over in place of this one, with its drafts, and scrolls to where it was. */
export async function goOn(app: AppServices, place: Taken['place']): Promise<void> {
  const address = sameOriginPath(place && place.path + place.search + place.hash) ?? '/';
  const [path] = address.split(/[?#]/);
  app.store(openDrafts).give(place?.drafts ?? '');
  app.navigate(address, { replace: true });
  await when(() => app.place.path === path, { timeout: LONGEST_MS }).then(
    () => scrollWhenReachable(place?.scroll ?? 0),
    // The player has gone elsewhere, or the page did not load, which is shown.
    () => undefined,
  );
}
