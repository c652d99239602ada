import type { AppServices } from '../../../kernel/AppServices.ts';
import type { KeyValueStore } from '../../../lib/keyValueStore.ts';
import { returnPathOf } from '../../../shared/navigation/guestGuard.ts';
import { sameOriginPath } from '../../../shared/navigation/sameOriginPath.ts';
import { searchWithoutFlags } from '../popupFlags.ts';

/** 9-14: storage key of the return address of a social sign-in. */
const returnKey = 'betting_back_social_auth_key';

/** Where a player wants to be afterwards: the address that asked to sign in, else this one without popup flags. */
export function wantedAddress({ place, href }: Pick<AppServices, 'place' | 'href'>): string {
  return returnPathOf(place) ?? href(place.path) + searchWithoutFlags(place.search) + place.hash;
}

/** 4-62: stored while the player is at the service. */
export function keepReturn(storage: KeyValueStore, address: string): void {
  storage.set(returnKey, address);
}

/** Takes the address out; null if there is none or it is not a path of this site: storage is no more trusted than links. */
export function takeReturn(storage: KeyValueStore): string | null {
  const address = sameOriginPath(storage.get(returnKey));
  storage.remove(returnKey);
  return address;
}
