import type { RealtimeEvent } from '../contract/index.ts';

type Listener = (event: RealtimeEvent) => void;

/** Realtime events for any store that subscribes; balance and session events are handled by the core itself. */
export class News {
  private readonly listeners = new Set<Listener>();
  private readonly gapListeners = new Set<() => void>();

  publish(event: RealtimeEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Events are lost for good: whoever keeps figures by events fetches them again. */
  publishGap(): void {
    for (const listener of this.gapListeners) listener();
  }

  subscribeGaps(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }
}
