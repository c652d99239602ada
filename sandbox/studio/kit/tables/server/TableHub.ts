import type { WebSocket } from '@fastify/websocket';
import type { WireTableMessage } from '../wireTable.ts';

/** Sockets at one table at most. */
const MOST_SOCKETS = 5_000;
const PING_MS = 30_000;
/** Close code "try again later". */
const FULL = 1013;

/** The sockets of one table: everybody gets the same messages. */
export class TableHub {
  private readonly sockets = new Set<WebSocket>();
  private readonly silent = new WeakSet<WebSocket>();
  private timer: ReturnType<typeof setInterval> | undefined;

  get size(): number {
    return this.sockets.size;
  }

  /** Adds a newcomer, who gets `first`. */
  add(socket: WebSocket, first: WireTableMessage | null): void {
    if (this.sockets.size >= MOST_SOCKETS) {
      socket.close(FULL, 'the table is full');
      return;
    }
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => this.silent.delete(socket));
    if (first !== null) socket.send(JSON.stringify(first));
    this.timer ??= setInterval(() => this.ping(), PING_MS).unref();
  }

  tell(message: WireTableMessage): void {
    if (this.sockets.size === 0) return;
    const text = JSON.stringify(message);
    for (const socket of this.sockets) if (socket.readyState === socket.OPEN) socket.send(text);
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.terminate();
  }

  /** Drops connections whose other side has gone without a word. */
  private ping(): void {
    for (const socket of this.sockets) {
      if (this.silent.has(socket)) socket.terminate();
      else {
        this.silent.add(socket);
        socket.ping();
      }
    }
  }
}
