import type { Clock } from '../../lib/clock.ts';
import type { KeyValueStore } from '../../lib/keyValueStore.ts';

/** A spending call whose outcome was not known when the page went away. */
export interface PendingCall {
  readonly uid: number;
  readonly key: string;
  /** Server time in milliseconds. */
  readonly at: number;
  readonly input: Readonly<Record<string, string>>;
  /** The player was told that it failed for now: it goes on only when they press again. */
  readonly isTold: boolean;
}

/** The operator keeps replies at least this long; an older call is answered by the history alone. */
const dayMs = 86_400_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function readPending(text: string | null): PendingCall | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value['input'])) return null;
    const { uid, key, at } = value;
    if (typeof uid !== 'number' || typeof key !== 'string' || typeof at !== 'number') return null;
    return { uid, key, at, isTold: value['isTold'] === true, input: Object.fromEntries(Object.entries(value['input']).map(([name, entry]) => [name, String(entry)])) };
  } catch {
    // Somebody else's text under our name: as good as none.
    return null;
  }
}

/** Remembers, across reloads, the one spending call of its kind that is under way. */
export class PendingCalls {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly name: string,
  ) {}

  keep(uid: number, key: string, input: Readonly<Record<string, string>>): void {
    const known = readPending(this.storage.get(this.name));
    const at = known?.key === key ? known.at : this.clock.now();
    this.storage.set(this.name, JSON.stringify({ uid, key, at, input, isTold: false } satisfies PendingCall));
  }

  tell(): void {
    const known = readPending(this.storage.get(this.name));
    if (known !== null) this.storage.set(this.name, JSON.stringify({ ...known, isTold: true } satisfies PendingCall));
  }

  drop(): void {
    this.storage.remove(this.name);
  }

  /** The call that this player left behind, if its reply is still kept. */
  left(uid: number): PendingCall | null {
    const pending = readPending(this.storage.get(this.name));
    if (pending === null || pending.uid !== uid) return null;
    return this.clock.now() - pending.at < dayMs ? pending : null;
  }
}
