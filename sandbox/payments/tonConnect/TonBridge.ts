import type { Database, Unlisten } from '../../database/database.ts';
import type { VendorClock } from '../VendorClock.ts';
import { findMessagesAfter, insertMessage } from './bridgeRepository.ts';
import type { BridgeMessage } from './bridgeRepository.ts';

const CHANNEL = 'payment_ton_bridge';
/** Longest time (in s) that a message waits for its receiver, and the time without one. */
const LONGEST_TTL_S = 300;

/** An app that listens: the ids that it receives for, and the last message that it has. */
interface Listener {
  readonly receivers: readonly string[];
  readonly write: (text: string) => void;
  after: bigint;
  /** Reads follow each other, so that no message is written twice. */
  reading: Promise<void>;
}

/** Passes encrypted messages between apps and wallets, and keeps them for a while for those who are away. */
export class TonBridge {
  private readonly listeners = new Set<Listener>();
  private unlisten: Unlisten | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    // The payload is empty after a lost connection: then everybody may have missed something.
    this.unlisten = await this.database.listen(CHANNEL, (receiver) => {
      for (const listener of this.listeners)
        if (receiver === '' || listener.receivers.includes(receiver)) this.read(listener);
    });
  }

  async stop(): Promise<void> {
    const { unlisten } = this;
    this.unlisten = null;
    this.listeners.clear();
    await unlisten?.();
  }

  async post(message: BridgeMessage, ttlSeconds = LONGEST_TTL_S): Promise<void> {
    const ttl = Math.min(Math.max(1, ttlSeconds), LONGEST_TTL_S);
    await insertMessage(this.database, message, this.clock.now(), this.clock.in(ttl * 1000));
    await this.database.notify(CHANNEL, message.receiver);
  }

  /** Writes events as they come, first those that wait. Returns how to stop. */
  subscribe(receivers: readonly string[], after: bigint, write: (text: string) => void): () => void {
    const listener: Listener = { receivers, write, after, reading: Promise.resolve() };
    this.listeners.add(listener);
    this.read(listener);
    return () => this.listeners.delete(listener);
  }

  private read(listener: Listener): void {
    listener.reading = listener.reading.then(() => this.writeNew(listener)).catch(this.onFailure);
  }

  private async writeNew(listener: Listener): Promise<void> {
    if (!this.listeners.has(listener)) return;
    const found = await findMessagesAfter(this.database, listener.receivers, listener.after, this.clock.now());
    for (const { id, sender, body } of found) {
      listener.after = id;
      listener.write(
        `id: ${id.toString()}\nevent: message\ndata: ${JSON.stringify({ from: sender, message: body })}\n\n`,
      );
    }
  }
}
