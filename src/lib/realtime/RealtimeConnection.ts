import { silenceMs } from '../../contract/base/realtime.ts';
import type { RealtimeEvent, RealtimeFrame } from '../../contract/index.ts';
import type { Cancel, Clock } from '../clock.ts';

/** The part of WebSocket that is used; tests pass a fake. */
export interface Socket {
  close(): void;
  /** Sets the handlers of messages and of the close; later calls replace them. */
  listen(handlers: { readonly onMessage: (data: unknown) => void; readonly onClose: () => void }): void;
}

export interface RealtimeHandlers {
  onEvent(event: RealtimeEvent, seq: number): void;
  /** Events up to `seq` were missed and cannot be replayed: refetch. */
  onGap(seq: number): void;
  onState(isConnected: boolean): void;
}

export interface RealtimeOptions {
  /** A new single-use ticket; rejects if the session is over or the operator cannot be reached. */
  readonly ticket: () => Promise<string>;
  readonly open: (ticket: string, from: number) => Socket;
  readonly clock: Clock;
  /** 0 to 1, for the jitter of the back-off. */
  readonly random: () => number;
  readonly handlers: RealtimeHandlers;
}

const firstDelayMs = 500;
const longestDelayMs = 30_000;

/**
 * One socket that reconnects by itself: resumes from the last sequence number, detects silence, backs off with jitter.
 * Duplicate and reordered frames are ignored, since only a higher number counts.
 */
export class RealtimeConnection {
  private socket: Socket | null = null;
  private lastSeq = 0;
  private attempts = 0;
  private isStopped = true;
  private isConnected = false;
  private retry: Cancel | null = null;
  private silence: Cancel | null = null;
  /** Number of the latest start: a ticket requested before a restart belongs to the previous player. */
  private run = 0;

  constructor(private readonly options: RealtimeOptions) {}

  stop(): void {
    this.isStopped = true;
    this.retry?.();
    this.retry = null;
    this.drop();
  }

  /** Starts a new stream with the events after the number `from`: the page has loaded what happened before. */
  restart(from: number): void {
    this.stop();
    this.lastSeq = from;
    this.attempts = 0;
    this.isStopped = false;
    this.run += 1;
    void this.connect();
  }

  /** Goes on after a stop with the events that were missed. */
  resume(): void {
    this.restart(this.lastSeq);
  }

  /** The page is visible or online again: connects now instead of at the next retry. */
  wake(): void {
    if (this.isStopped || this.socket) return;
    this.attempts = 0;
    this.retry?.();
    void this.connect();
  }

  private async connect(): Promise<void> {
    this.retry = null;
    const { run } = this;
    try {
      const ticket = await this.options.ticket();
      if (run !== this.run || this.isStopped || this.socket) return;
      const socket = this.options.open(ticket, this.lastSeq);
      this.socket = socket;
      this.listenForSilence();
      socket.listen({
        onMessage: (data) => {
          if (this.socket === socket) this.receive(data);
        },
        onClose: () => {
          if (this.socket !== socket) return;
          this.drop();
          this.tryLater();
        },
      });
    } catch {
      // No ticket: signed out, or the operator cannot be reached. Both are temporary, so retry.
      if (run === this.run) this.tryLater();
    }
  }

  private receive(data: unknown): void {
    const frame = readFrame(data);
    if (!frame) return;
    this.listenForSilence();
    if (frame.kind === 'ping') return;
    if (frame.kind === 'hello') {
      this.attempts = 0;
      this.setConnected(true);
      return;
    }
    if (frame.kind === 'gap') {
      this.lastSeq = frame.seq;
      this.options.handlers.onGap(frame.seq);
      return;
    }
    if (frame.seq <= this.lastSeq) return;
    this.lastSeq = frame.seq;
    this.options.handlers.onEvent(frame.event, frame.seq);
  }

  private listenForSilence(): void {
    this.silence?.();
    this.silence = this.options.clock.after(silenceMs, () => {
      this.drop();
      this.tryLater();
    });
  }

  private drop(): void {
    this.silence?.();
    this.silence = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.setConnected(false);
  }

  private tryLater(): void {
    if (this.isStopped || this.retry) return;
    const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** this.attempts);
    this.attempts += 1;
    this.retry = this.options.clock.after(
      ceiling / 2 + (ceiling / 2) * this.options.random(),
      () => void this.connect(),
    );
  }

  private setConnected(isConnected: boolean): void {
    if (this.isConnected === isConnected) return;
    this.isConnected = isConnected;
    this.options.handlers.onState(isConnected);
  }
}

/** Parses a frame; null if its shape is unknown, and the frame is ignored. */
function readFrame(data: unknown): RealtimeFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
    if (value.kind === 'ping') return { kind: 'ping' };
    if (!('seq' in value) || typeof value.seq !== 'number' || !Number.isSafeInteger(value.seq)) return null;
    if (value.kind === 'event')
      return 'event' in value && isEvent(value.event) ? { kind: 'event', seq: value.seq, event: value.event } : null;
    if (value.kind === 'hello' || value.kind === 'gap') return value as RealtimeFrame;
    return null;
  } catch {
    return null;
  }
}

/** Checks the common shape of events; their data is checked by the handler. */
const isEvent = (value: unknown): value is RealtimeEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;
