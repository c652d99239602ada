import { WebSocket } from 'ws';
import type { ServerOptions } from 'ws' with { 'resolution-mode': 'require' };

/** The longest message in either direction. Frames of the contract are far shorter. */
export const MOST_MESSAGE_BYTES = 16 * 1024;

/** Messages and control frames that a client may send: burst, and per second. Clients have no reason to send any. */
export const MOST_AT_ONCE = 20;
const MOST_PER_SECOND = 5;

/** Bytes buffered for a client that does not read. A replay of 500 events is about a quarter of it. */
export const MOST_BUFFERED_BYTES = 1_000_000;

const TOO_MANY = 1008;

const COUNTED = new Set<string | symbol>(['message', 'ping', 'pong']);

/** The server's end of a socket, with limits on incoming messages and on the outgoing buffer. */
export class BoundedSocket extends WebSocket {
  private allowance = MOST_AT_ONCE;
  private countedAt = performance.now();

  /** Messages beyond the limit reach no listener. */
  override emit(event: string | symbol, ...details: unknown[]): boolean {
    return (!COUNTED.has(event) || this.admits()) && super.emit(event, ...details);
  }

  override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
    if (this.bufferedAmount > MOST_BUFFERED_BYTES) this.terminate();
    else super.send(data, ...(rest as []));
  }

  /** The first message beyond the limit closes the socket; a client that keeps sending is terminated. */
  private admits(): boolean {
    const now = performance.now();
    this.allowance = Math.min(MOST_AT_ONCE, this.allowance + ((now - this.countedAt) / 1000) * MOST_PER_SECOND) - 1;
    this.countedAt = now;
    if (this.allowance >= 0) return true;
    if (this.readyState === WebSocket.OPEN) this.close(TOO_MANY, 'too many messages');
    else this.terminate();
    return false;
  }
}

/** Options of a `ws` server whose clients only receive. */
export const boundedServer = {
  maxPayload: MOST_MESSAGE_BYTES,
  maxFragments: 16,
  /** Time for a client to answer a close, in ms. */
  closeTimeout: 5_000,
  perMessageDeflate: false,
  // The type also requires the package's statics, which a server does not use.
  WebSocket: BoundedSocket as unknown as NonNullable<ServerOptions['WebSocket']>,
};
