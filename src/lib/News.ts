import type { RealtimeEvent } from '../contract/index.ts';

type Listener = (event: RealtimeEvent) => void;

/** Realtime events for any store that subscribes; balance and session events are handled by the core itself. */
export class News {
  private readonly listeners = new Set<Listener>();

  publish(event: RealtimeEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
