import type { StoreDeps } from '../../../kernel/stores.ts';
import type { OwnWindow, Platform } from '../../../platform/Platform.ts';
import { parseUrl } from '../../../shared/navigation/parseUrl.ts';
import type { Transaction } from '../parseCashier.ts';
import { payMobilePath, payPendingPath, payWindowPath } from '../paths.ts';

/** The size of a bank's page in a window of its own, in CSS pixels. */
const windowSize = { width: 520, height: 760 };

/**
 * An empty window for the page of a payment, opened within the press: browsers block one that opens after an answer.
 * Null where there are no windows, or it was blocked.
 */
export const openPayWindow = ({ openWindow }: Pick<Platform, 'openWindow'>): OwnWindow | null =>
  openWindow('about:blank', windowSize);

const isWebAddress = (url: string): boolean => /^https?:$/.test(parseUrl(url)?.protocol ?? '');

interface Started {
  readonly transaction: Pick<Transaction, 'id' | 'kind'>;
  readonly redirectUrl: string;
}

/** Goes where the deposit is paid. `left`: this page is being unloaded. */
export function depart(
  { transaction: { id, kind }, redirectUrl }: Started,
  { platform, navigate }: Pick<StoreDeps, 'platform' | 'navigate'>,
  opened: OwnWindow | null,
): 'left' | 'stays' {
  const isPage = isWebAddress(redirectUrl);
  if (kind === 'window') {
    if (isPage && opened !== null) opened.go(redirectUrl);
    // A messenger opens it in the browser. A browser that has blocked the window offers it again on the next page.
    else if (isPage && !platform.can.windows) platform.openExternal(redirectUrl);
    if (!isPage) opened?.close();
    navigate(payWindowPath(id));
    return 'stays';
  }
  if (kind === 'mobile') navigate(payMobilePath(id));
  else if (!isPage || platform.openExternal(redirectUrl) === 'opened') navigate(payPendingPath(id));
  else return 'left';
  return 'stays';
}
