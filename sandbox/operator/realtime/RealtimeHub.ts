import type { FastifyBaseLogger } from 'fastify';
import { heartbeatMs } from '../../../src/contract/base/realtime.ts';
import type { Database, Unlisten } from '../../database/database.ts';
import { BANS_CHANNEL } from '../players/closing.ts';
import { SESSIONS_CHANNEL } from '../sessions/Sessions.ts';
import type { Sessions } from '../sessions/Sessions.ts';
import { EVENTS_CHANNEL } from './appendEvent.ts';
import { eventsAfter, latestSeq } from './realtimeRepository.ts';
import { closeCodes } from './SocketConnection.ts';
import type { SocketConnection } from './SocketConnection.ts';

/**
 * The sockets of this replica. The replica that writes an event notifies all replicas with the uid only; each reads
 * the events that its sockets have not received.
 */
export class RealtimeHub {
  private readonly byPlayer = new Map<bigint, Set<SocketConnection>>();
  /** Players whose events are being read; true when another notification arrived meanwhile. */
  private readonly reading = new Map<bigint, boolean>();
  private unlisten: Unlisten[] = [];
  private heartbeat: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly logger: FastifyBaseLogger,
  ) {}

  async start(): Promise<void> {
    this.unlisten = [
      await this.database.listen(EVENTS_CHANNEL, (payload) => this.hear(payload)),
      await this.database.listen(SESSIONS_CHANNEL, (payload) => this.endSession(payload)),
      await this.database.listen(BANS_CHANNEL, (payload) => this.endPlayer(payload)),
    ];
    this.heartbeat = setInterval(() => this.background(this.beat()), heartbeatMs);
  }

  async stop(): Promise<void> {
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    for (const connection of this.all()) connection.close(closeCodes.goingAway, 'restarting');
    for (const unlisten of this.unlisten) await unlisten();
  }

  /** Adds an open socket and sends it the events it has missed. */
  async add(connection: SocketConnection): Promise<void> {
    const connections = this.byPlayer.get(connection.uid) ?? new Set();
    connections.add(connection);
    this.byPlayer.set(connection.uid, connections);
    await this.deliver(connection.uid);
  }

  remove(connection: SocketConnection): void {
    const connections = this.byPlayer.get(connection.uid);
    connections?.delete(connection);
    if (connections?.size === 0) this.byPlayer.delete(connection.uid);
  }

  /** Terminates every socket of this replica without a close frame, like a network failure. */
  dropAll(): void {
    for (const connection of this.all()) connection.terminate();
  }

  private hear(payload: string): void {
    // An empty payload means a lost connection: any notification may have been missed.
    const uids = payload === '' ? [...this.byPlayer.keys()] : [BigInt(payload)];
    for (const uid of uids) this.background(this.deliver(uid));
  }

  /** One read per player at a time; notifications that arrive meanwhile cause one more read. */
  private async deliver(uid: bigint): Promise<void> {
    if (!this.byPlayer.has(uid)) return;
    if (this.reading.has(uid)) {
      this.reading.set(uid, true);
      return;
    }
    try {
      do {
        this.reading.set(uid, false);
        await this.readAndSend(uid);
      } while (this.reading.get(uid) === true);
    } finally {
      this.reading.delete(uid);
    }
  }

  private async readAndSend(uid: bigint): Promise<void> {
    const oldest = [...(this.byPlayer.get(uid) ?? [])].reduce<bigint | null>(
      (least, { lastSeq }) => (least === null || lastSeq < least ? lastSeq : least),
      null,
    );
    if (oldest === null) return;
    const latest = await latestSeq(this.database, uid);
    const events = oldest < latest ? await eventsAfter(this.database, uid, oldest) : [];
    const newest = events.at(-1)?.seq ?? latest;
    for (const connection of this.byPlayer.get(uid) ?? []) {
      if (connection.lastSeq < newest) connection.sendEvents(events, newest);
    }
  }

  /** `payload` is the session's id and why it ended; empty after a lost connection, when any may have ended. */
  private endSession(payload: string): void {
    if (payload === '') {
      this.background(this.beat());
      return;
    }
    const [sessionId, reason = 'ended'] = payload.split(' ');
    for (const connection of this.all()) if (connection.sessionId === sessionId) connection.endSession(reason);
  }

  private endPlayer(uid: string): void {
    // After a lost connection the session channel's handler checks every socket, banned players included.
    if (uid === '') return;
    for (const connection of this.byPlayer.get(BigInt(uid)) ?? []) connection.endSession('banned');
  }

  private async beat(): Promise<void> {
    const connections = this.all();
    if (connections.length === 0) return;
    for (const connection of connections) connection.send({ kind: 'ping' });
    const live = await this.sessions.liveAmong([...new Set(connections.map((connection) => connection.sessionId))]);
    for (const connection of connections) {
      const tokenId = live.get(connection.sessionId);
      if (tokenId === undefined) connection.endSession('expired');
      // Its client opens another one with the new token.
      else if (tokenId !== connection.tokenId) connection.close(closeCodes.goingAway, 'another token');
    }
  }

  private all(): SocketConnection[] {
    return [...this.byPlayer.values()].flatMap((connections) => [...connections]);
  }

  private background(work: Promise<void>): void {
    work.catch((error: unknown) => this.logger.error({ err: error }, 'realtime delivery failed'));
  }
}
