import type { WebSocket } from 'ws';
import type { RealtimeFrame } from '../../../src/contract/index.ts';
import type { StoredEvent } from './realtimeRepository.ts';

/** Close codes of the socket. */
export const closeCodes = { sessionEnded: 4001, goingAway: 1001 } as const;

/** One open socket with its player, its session and the last event sent. */
export class SocketConnection {
  constructor(
    private readonly socket: WebSocket,
    readonly uid: bigint,
    readonly sessionId: string,
    /** Of the token that stood for the session when the socket was opened. */
    readonly tokenId: string,
    /** The last sequence number that was sent. */
    public lastSeq: bigint,
  ) {}

  send(frame: RealtimeFrame): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(JSON.stringify(frame));
  }

  /** Sends the events after `lastSeq`; sends a gap frame if some of them no longer exist. */
  sendEvents(events: readonly StoredEvent[], latest: bigint): void {
    const missing = events.filter((event) => event.seq > this.lastSeq);
    const first = missing[0]?.seq ?? latest + 1n;
    if (first > this.lastSeq + 1n) {
      this.lastSeq = latest;
      this.send({ kind: 'gap', seq: Number(latest) });
      return;
    }
    for (const { seq, event } of missing) this.send({ kind: 'event', seq: Number(seq), event });
    this.lastSeq = missing.at(-1)?.seq ?? this.lastSeq;
  }

  /** The last frame before the socket closes; it takes the next number without being stored. */
  endSession(reason: string): void {
    this.send({
      kind: 'event',
      seq: Number(this.lastSeq) + 1,
      event: { type: 'account.session_ended', data: { reason } },
    });
    this.close(closeCodes.sessionEnded, 'session ended');
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
