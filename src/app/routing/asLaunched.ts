import { isLaunchAddress, startedAddress } from './startParams.ts';

interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly hasSessionCookie: boolean;
}

/**
 * 1-22: a launch with a start parameter gets the page that this names, without a redirect. Its user is about to be
 * signed in, so a personal page is not refused; the browser guards it. The bot's buttons name their page by its path,
 * and a parameter that says no more than that it is a launch.
 */
export function asLaunched(
  request: Asked,
  {
    locales,
    defaultLocale,
  }: { readonly locales: readonly { readonly code: string }[]; readonly defaultLocale: string },
): Asked {
  const started = startedAddress(request, { locales: locales.map(({ code }) => code), defaultLocale });
  if (started !== null) return { ...started, hasSessionCookie: true };
  return isLaunchAddress(request.search) ? { ...request, hasSessionCookie: true } : request;
}
