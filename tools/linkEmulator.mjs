/**
 * Emulates an access link in user space, as a SOCKS5 proxy for the browser on the loopback interface.
 *
 * The browser's own throttling adds latency per request but does not emulate handshakes or slow start, so its times
 * are too short. Here
 * - opening a connection takes a round trip: the "connected" reply is delayed by that time;
 * - TLS takes the time of its real bytes, since they cross the link;
 * - each direction is one FIFO of the given rate, shared by all connections packet by packet in turn;
 * - each connection's downlink begins with ten segments and doubles per round trip;
 * - each direction has a delay of half a round trip.
 * There is no loss and no DNS. Hosts other than the loopback's are refused, so a measurement cannot leave the machine.
 * @module
 */
import net from 'node:net';
import { ByteQueue, CongestionWindow, SEGMENT, SharedPipe } from './congestion.mjs';
import { Timeline } from './timeline.mjs';

/** Rates in bits per second, round trip in ms. */
export const NETWORKS = {
  slow4g: { roundTrip: 150, down: 1_638_400, up: 750_000 },
  fast4g: { roundTrip: 60, down: 9_000_000, up: 3_000_000 },
};

const INITIAL_WINDOW = 10;
/** Reading from the origin is paused above this many queued bytes, so that a large file does not fill memory. */
const BACKLOG = 4 << 20;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|[\w.-]+\.localhost|::1)$/;
const SOCKS_REFUSED = Buffer.from([5, 2, 0, 1, 0, 0, 0, 0, 0, 0]);
const SOCKS_UNREACHABLE = Buffer.from([5, 5, 0, 1, 0, 0, 0, 0, 0, 0]);

/**
 * @param {{ roundTrip: number, down: number, up: number }} network
 * @returns {Promise<{ port: number, counts: () => { connections: number, payloadBytes: number, wireBytes: number }, close: () => Promise<void> }>}
 */
export async function startLink(network) {
  const link = new Link(network);
  const server = net.createServer((client) => acceptSocks(client, (host, port) => link.open(client, host, port)));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link listens on no port');
  return {
    port: address.port,
    counts: () => ({ connections: link.opened, payloadBytes: link.down.payloadBytes, wireBytes: link.down.wireBytes }),
    close: () => {
      link.close();
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}

/** @param {net.Socket} client @param {(host: string, port: number) => void} connect */
function acceptSocks(client, connect) {
  client.setNoDelay(true);
  client.on('error', () => client.destroy());
  client.once('data', () => {
    client.write(Buffer.from([5, 0]));
    client.once('data', (request) => {
      const { host, port } = readAddress(request);
      if (!LOOPBACK.test(host)) client.end(SOCKS_REFUSED);
      else connect(host, port);
    });
  });
}

/** @param {Buffer} request a SOCKS5 CONNECT @returns {{ host: string, port: number }} */
export function readAddress(request) {
  const type = request[3];
  if (type === 1) return { host: [...request.subarray(4, 8)].join('.'), port: request.readUInt16BE(8) };
  if (type === 3) {
    const end = 5 + /** @type {number} */ (request[4]);
    return { host: request.subarray(5, end).toString('latin1'), port: request.readUInt16BE(end) };
  }
  const isLoopback = request.subarray(4, 19).every((byte) => byte === 0) && request[19] === 1;
  return { host: isLoopback ? '::1' : 'other-ipv6', port: request.readUInt16BE(20) };
}

class Link {
  /** @param {{ roundTrip: number, down: number, up: number }} network */
  constructor(network) {
    this.roundTrip = network.roundTrip;
    this.down = new SharedPipe(network.down);
    this.up = new SharedPipe(network.up);
    this.timeline = new Timeline();
    /** @type {Set<Connection>} */
    this.connections = new Set();
    /** Connections that have data and window space to send, served in turn. @type {Connection[]} */
    this.turns = [];
    /** @type {NodeJS.Timeout | null} */
    this.pumpTimer = null;
    this.opened = 0;
  }

  /** @param {net.Socket} client @param {string} host @param {number} port */
  open(client, host, port) {
    this.opened += 1;
    this.connections.add(new Connection(this, client, host, port));
  }

  /** @param {Connection} connection */
  offer(connection) {
    if (!connection.isQueued && connection.canSend) {
      connection.isQueued = true;
      this.turns.push(connection);
    }
    if (this.turns.length > 0 && !this.pumpTimer) this.#pump();
  }

  #pump() {
    this.pumpTimer = null;
    const now = performance.now();
    while (this.turns.length > 0 && this.down.isFree(now)) {
      const connection = /** @type {Connection} */ (this.turns.shift());
      connection.isQueued = false;
      if (connection.isDead || !connection.canSend) continue;
      const packet = connection.nextPacket();
      connection.deliver(packet, this.down.send(packet.length, now));
      if (connection.canSend) {
        connection.isQueued = true;
        this.turns.push(connection);
      }
    }
    if (this.turns.length > 0)
      this.pumpTimer = setTimeout(() => this.#pump(), Math.max(0, this.down.freeAt - performance.now()));
  }

  close() {
    if (this.pumpTimer) clearTimeout(this.pumpTimer);
    this.timeline.clear();
    for (const connection of this.connections) connection.kill();
  }
}

class Connection {
  /** @param {Link} link @param {net.Socket} client @param {string} host @param {number} port */
  constructor(link, client, host, port) {
    this.link = link;
    this.client = client;
    this.window = new CongestionWindow(INITIAL_WINDOW);
    this.backlog = new ByteQueue();
    this.isQueued = false;
    this.isDead = false;
    this.hasEnded = false;
    this.origin = net.connect({ host, port });
    this.origin.setNoDelay(true);
    const openedAt = performance.now();
    const reply = Buffer.from([5, 0, 0, 1, 127, 0, 0, 1, port >> 8, port & 255]);
    this.origin.on('connect', () => this.#later(openedAt + link.roundTrip, () => client.write(reply)));
    this.origin.on('data', (data) => this.#received(data));
    this.origin.on('end', () => this.#ended());
    this.origin.on('error', () => {
      if (!client.destroyed) client.end(SOCKS_UNREACHABLE);
      this.kill();
    });
    client.on('data', (data) => {
      const sentAt = link.up.send(data.length, performance.now());
      this.#later(sentAt + link.roundTrip / 2, () => this.origin.write(data));
    });
    client.on('close', () => this.kill());
  }

  get canSend() {
    return this.backlog.length > 0 && this.window.room > 0;
  }

  nextPacket() {
    const packet = this.backlog.take(Math.min(SEGMENT, this.backlog.length, this.window.room));
    if (this.backlog.length < BACKLOG / 4 && this.origin.isPaused()) this.origin.resume();
    return packet;
  }

  /** @param {Buffer} packet @param {number} sentAt */
  deliver(packet, sentAt) {
    const { roundTrip } = this.link;
    this.window.sent(packet.length);
    this.#later(sentAt + roundTrip / 2, () => this.client.write(packet));
    this.#later(sentAt + roundTrip, () => {
      this.window.acknowledged(packet.length);
      this.link.offer(this);
    });
    if (this.hasEnded && this.backlog.length === 0) this.#finish(sentAt);
  }

  /** @param {Buffer} data */
  #received(data) {
    this.backlog.push(data);
    if (this.backlog.length > BACKLOG) this.origin.pause();
    this.link.offer(this);
  }

  #ended() {
    this.hasEnded = true;
    if (this.backlog.length === 0) this.#finish(Math.max(performance.now(), this.link.down.freeAt));
  }

  /** Ends the client's connection after the last packet. @param {number} sentAt time at which that packet was sent */
  #finish(sentAt) {
    this.#later(sentAt + this.link.roundTrip / 2 + 0.1, () => this.client.end());
  }

  /** @param {number} time @param {() => void} run */
  #later(time, run) {
    this.link.timeline.at(time, () => {
      if (!this.isDead) run();
    });
  }

  kill() {
    if (this.isDead) return;
    this.isDead = true;
    this.link.connections.delete(this);
    this.client.destroy();
    this.origin.destroy();
  }
}
