import type { FastifyBaseLogger } from 'fastify';
import { heartbeatMs } from '../../../src/contract/realtime.ts';
import type { Database, Unlisten } from '../../database/database.ts';
import { BANS_CHANNEL, SESSIONS_CHANNEL } from '../sessions/Sessions.ts';
import type { Sessions } from '../sessions/Sessions.ts';
import { EVENTS_CHANNEL } from './appendEvent.ts';
import { eventsAfter, latestSeq } from './realtimeRepository.ts';
import { closeCodes } from './SocketConnection.ts';
import type { SocketConnection } from './SocketConnection.ts';

/**
 * The sockets of this replica. Whichever replica writes an event notifies all of them with the uid alone; each reads
 * the rows that its sockets lack.
 */
export class RealtimeHub {
  private readonly byPlayer = new Map<bigint, Set<SocketConnection>>();
  /** Players that are being read for; true when another notification came meanwhile. */
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

  /** Adds an open socket and brings it up to date. */
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

  /** Cuts every socket of this replica without a word, as a network would. */
  dropAll(): void {
    for (const connection of this.all()) connection.terminate();
  }

  private hear(payload: string): void {
    // An empty payload follows a lost connection: anything may have been missed.
    const uids = payload === '' ? [...this.byPlayer.keys()] : [BigInt(payload)];
    for (const uid of uids) this.background(this.deliver(uid));
  }

  /** Reads and sends once per player at a time; notifications that arrive meanwhile cause one more round. */
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
    // After a lost connection the channel of the sessions has every socket looked at, which finds the banned as well.
    if (uid === '') return;
    for (const connection of this.byPlayer.get(BigInt(uid)) ?? []) connection.endSession('banned');
  }

  private async beat(): Promise<void> {
    const connections = this.all();
    if (connections.length === 0) return;
    for (const connection of connections) connection.send({ kind: 'ping' });
    const live = await this.sessions.liveAmong([...new Set(connections.map((connection) => connection.sessionId))]);
    for (const connection of connections) if (!live.has(connection.sessionId)) connection.endSession('expired');
  }

  private all(): SocketConnection[] {
    return [...this.byPlayer.values()].flatMap((connections) => [...connections]);
  }

  private background(work: Promise<void>): void {
    work.catch((error: unknown) => this.logger.error({ err: error }, 'realtime delivery failed'));
  }
}
