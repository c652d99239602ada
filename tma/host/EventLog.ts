export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who has sent it. */
  readonly from: 'app' | 'host';
  readonly name: string;
  readonly payload: unknown;
  /** Why the host does not answer; null if it does. */
  readonly note: string | null;
}

/** Older entries are dropped. */
const mostEntries = 1_000;

/** Every event both ways, oldest first. */
export class EventLog {
  private kept: LogEntry[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now: () => number = Date.now) {}

  get entries(): readonly LogEntry[] {
    return this.kept;
  }

  add(from: LogEntry['from'], name: string, payload: unknown, note: string | null = null): void {
    this.kept = [...this.kept.slice(1 - mostEntries), { at: this.now(), from, name, payload, note }];
    this.notify();
  }

  clear(): void {
    this.kept = [];
    this.notify();
  }

  /** Entries whose name or payload contains the text. */
  find(text: string): readonly LogEntry[] {
    const wanted = text.trim().toLowerCase();
    return this.kept.filter(({ name, payload }) =>
      `${name} ${JSON.stringify(payload) ?? ''}`.toLowerCase().includes(wanted),
    );
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
