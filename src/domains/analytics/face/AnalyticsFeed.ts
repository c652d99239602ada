import type { StoreFactory } from '../../../kernel/stores.ts';

/** What is measured: a name, and flat values without anything that a player has typed but for codes. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** The events of domains: 8-17; 8-22; 2.8-7. */
export type DomainEvent =
  | {
      readonly name: 'promocodeNotFound';
      readonly data: { readonly promo_code: string; readonly reason: string };
    }
  | { readonly name: 'registrationFailed'; readonly data: { readonly code: string } }
  | { readonly name: 'registered'; readonly data: { readonly type: string } };

type Listener = (event: AnalyticsEvent) => void;

/** Events that wait for the analytics' code, which loads after the first paint. */
const mostWaiting = 20;

/**
 * Where domains publish what the analytics measure. Without analytics nothing leaves the page; what was published before
 * they have subscribed is handed to the first of them.
 */
export class AnalyticsFeed {
  private readonly listeners = new Set<Listener>();
  private waiting: AnalyticsEvent[] = [];

  publish(event: DomainEvent): void {
    if (this.listeners.size === 0) this.waiting = [...this.waiting, event].slice(-mostWaiting);
    for (const listener of this.listeners) listener(event);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    for (const event of this.waiting) listener(event);
    this.waiting = [];
    return () => this.listeners.delete(listener);
  }
}

export const analyticsFeed: StoreFactory<AnalyticsFeed> = {
  key: 'analytics.feed',
  scope: 'visit',
  create: () => new AnalyticsFeed(),
};
