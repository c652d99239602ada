import type { AppServices } from '../../kernel/AppServices.ts';
import { returnPathOf } from '../../shared/navigation/guestGuard.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';
import { returnTarget } from '../../shared/navigation/returnTarget.ts';
import { hasPopupFlag } from './popupFlags.ts';

/**
 * 2.8-8: the return address of a place, if it is a path of this site or on a listed host (by https); else null. A hash that
 * was not encoded in it has become that of the place; no other site is told it.
 */
export function readBackUrl(
  { search, hash }: Pick<AppServices['place'], 'search' | 'hash'>,
  content: AppServices['content'],
): string | null {
  const back = returnTarget(new URLSearchParams(search).get('backUrl'), content.config.auth.returnHosts);
  return back !== null && back.startsWith('/') && !back.includes('#') ? back + hash : back;
}

/**
 * Where a player is wanted after the popup: at the page that sent them to sign in (2.5-4), or at the return address
 * beside a popup flag. Without a flag `backUrl` is the page's own, such as that of a deposit.
 */
export function returnAddress({ place, content }: Pick<AppServices, 'place' | 'content'>): string | null {
  const asked = returnPathOf(place);
  if (asked !== null) return asked;
  return hasPopupFlag(place.search) ? readBackUrl(place, content) : null;
}

/** Goes to a return address, replacing the page that asked to sign in. */
export function goTo({ navigate, platform }: Pick<AppServices, 'navigate' | 'platform'>, address: string): void {
  if (address.startsWith('/')) navigate(address, { replace: true });
  else platform.openExternal(address);
}

/** 2.8-7: the address with a mark that the player has just registered. */
export function withRegistered(address: string): string {
  const base = 'https://own.invalid';
  const url = parseUrl(address, base);
  if (url === null) return address;
  url.searchParams.set('register', 'success');
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}
