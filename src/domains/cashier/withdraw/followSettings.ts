import type { Cancel } from '../../../lib/clock.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';

/** What changes the figures of a withdrawal page. */
const kinds: ReadonlySet<string> = new Set([
  'account.balance_updated',
  'account.verification_changed',
  'bonuses.changed',
  'cashier.transaction_updated',
]);

/** Rounds change the balance every few seconds: the figures are fetched at most this often, in ms. */
const quietMs = 1_500;

/** Calls `refresh` after events that change what can be withdrawn; many at once count as one. Returns the end of it. */
export function followSettings({ news, clock }: Pick<StoreDeps, 'news' | 'clock'>, refresh: () => void): Cancel {
  let stopWaiting: Cancel | null = null;
  const soon = () => {
    stopWaiting ??= clock.after(quietMs, () => {
      stopWaiting = null;
      refresh();
    });
  };
  const stopNews = news.subscribe(({ type }) => {
    if (kinds.has(type)) soon();
  });
  const stopGaps = news.subscribeGaps(soon);
  return () => {
    stopNews();
    stopGaps();
    stopWaiting?.();
  };
}
