import { parseUrl } from '../../../../shared/navigation/parseUrl.ts';

/** The link that opens a connected wallet, which shows what waits there for this account. */
export function walletLink(universalLink: string, publicKey: string): string {
  const address = parseUrl(universalLink);
  // A bot of the messenger takes a start parameter only; it finds what waits by itself.
  if (address === null || address.hostname === 't.me') return universalLink;
  address.searchParams.set('account', publicKey);
  return address.href;
}
