import type { Clock } from '../../lib/clock.ts';
import type { KeyValueStore } from '../../lib/keyValueStore.ts';

/** A spending call whose outcome was unknown when the page was closed. */
export interface PendingCall {
  readonly uid: number;
  readonly key: string;
  /** Server time in milliseconds. */
  readonly at: number;
  readonly input: Readonly<Record<string, string>>;
  /** The player has seen a temporary failure: the call is retried only when they press the button again. */
  readonly isTold: boolean;
}

/**
 * Milliseconds that the operator keeps replies for at least; the outcome of an older call is found in the history only.
 */
const dayMs = 86_400_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readCall(value: unknown): PendingCall | null {
  if (!isRecord(value) || !isRecord(value['input'])) return null;
  const { uid, key, at } = value;
  if (typeof uid !== 'number' || typeof key !== 'string' || typeof at !== 'number') return null;
  return {
    uid,
    key,
    at,
    isTold: value['isTold'] === true,
    input: Object.fromEntries(Object.entries(value['input']).map(([name, entry]) => [name, String(entry)])),
  };
}

function readCalls(text: string | null): readonly PendingCall[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const found = (Array.isArray(value) ? value : [value]).map(readCall);
    return found.filter((call) => call !== null);
  } catch {
    // Not valid data of this app: no pending calls.
    return [];
  }
}

/** Stores, across reloads and other players' visits, each player's one pending spending call of a kind. */
export class PendingCalls {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly name: string,
  ) {}

  keep(uid: number, key: string, input: Readonly<Record<string, string>>): void {
    const known = this.left(uid);
    const at = known?.key === key ? known.at : this.clock.now();
    this.write([...this.others(uid), { uid, key, at, input, isTold: false }]);
  }

  tell(uid: number): void {
    const known = this.left(uid);
    if (known !== null) this.write([...this.others(uid), { ...known, isTold: true }]);
  }

  drop(uid: number): void {
    this.write(this.others(uid));
  }

  /** This player's pending call, if the operator still keeps its reply. */
  left(uid: number): PendingCall | null {
    return this.all().find((call) => call.uid === uid) ?? null;
  }

  private others(uid: number): readonly PendingCall[] {
    return this.all().filter((call) => call.uid !== uid);
  }

  private all(): readonly PendingCall[] {
    return readCalls(this.storage.get(this.name)).filter(({ at }) => this.clock.now() - at < dayMs);
  }

  private write(calls: readonly PendingCall[]): void {
    if (calls.length === 0) this.storage.remove(this.name);
    else this.storage.set(this.name, JSON.stringify(calls));
  }
}
