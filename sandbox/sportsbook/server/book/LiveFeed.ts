import type { WebSocket } from '@fastify/websocket';
import { type EventBook, SPORTS } from './EventBook.ts';
import { presentEvent, presentLine } from './presentEvents.ts';
import type { WireEvent, WireLine } from './wireEvents.ts';

/** Two frames a second, whatever happens in between. */
export const FRAME_MS = 500;
const MOST_SOCKETS = 10_000;
const MOST_TOPICS = 24;
const PING_MS = 30_000;
/** Close code "try again later". */
const FULL = 1013;

interface Topic {
  readonly sockets: Set<WebSocket>;
  /** The parts of the last frame as text, to send only what has changed. */
  parts: Map<string, string>;
}

/**
 * Sends changes of events to the sockets that watch them. A topic is `live` (a line for every match that is on) or
 * `event:<id>` (everything of one). A newcomer gets the whole topic; afterwards everybody gets the same frames.
 */
export class LiveFeed {
  private readonly topics = new Map<string, Topic>();
  private readonly sockets = new Map<WebSocket, { topics: Set<string>; player: string | null; isSilent: boolean }>();
  private readonly timers: ReturnType<typeof setInterval>[] = [];

  constructor(private readonly book: EventBook) {}

  start(onError: (error: unknown) => void): void {
    const frame = (): void => {
      try {
        this.frame();
      } catch (error) {
        onError(error);
      }
    };
    this.timers.push(setInterval(frame, FRAME_MS).unref(), setInterval(() => this.ping(), PING_MS).unref());
  }

  add(socket: WebSocket, playerOf: (session: string) => Promise<string | null>): void {
    if (this.sockets.size >= MOST_SOCKETS) {
      socket.close(FULL, 'the sportsbook is full');
      return;
    }
    const watcher = { topics: new Set<string>(), player: null as string | null, isSilent: false };
    this.sockets.set(socket, watcher);
    socket.on('close', () => this.drop(socket));
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      watcher.isSilent = false;
    });
    socket.on('message', (data: Buffer) => {
      const asked = readMessage(data.toString());
      if (asked.topics !== null) this.watch(socket, asked.topics);
      if (asked.session === null) return;
      playerOf(asked.session).then(
        (player) => {
          watcher.player = player;
        },
        () => socket.terminate(),
      );
    });
  }

  /** Tells a player's sockets that a bet of theirs has changed. */
  tellPlayer(player: string, bet: string): void {
    const text = JSON.stringify({ type: 'bet', id: bet });
    for (const [socket, watcher] of this.sockets) if (watcher.player === player) send(socket, text);
  }

  /** Sends what has changed since the last frame. */
  frame(): void {
    for (const [name, topic] of this.topics) {
      const parts = this.partsOf(name);
      const changed = [...parts].filter(([key, text]) => topic.parts.get(key) !== text).map(([, text]) => text);
      const gone = [...topic.parts.keys()].filter((key) => !parts.has(key));
      topic.parts = parts;
      if (changed.length === 0 && gone.length === 0) continue;
      const text = `{"type":"change","topic":${JSON.stringify(name)},"parts":[${changed.join(',')}],"gone":${JSON.stringify(gone)}}`;
      // As bytes, once for all: each socket would make its own of a text.
      const frame = Buffer.from(text);
      for (const socket of topic.sockets) send(socket, frame);
    }
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const socket of this.sockets.keys()) socket.terminate();
  }

  private watch(socket: WebSocket, topics: readonly string[]): void {
    const watcher = this.sockets.get(socket);
    if (watcher === undefined) return;
    for (const name of watcher.topics) if (!topics.includes(name)) this.leave(socket, name);
    const fresh = topics.filter((name) => !watcher.topics.has(name));
    watcher.topics = new Set(topics);
    for (const name of fresh) {
      const topic = this.topics.get(name) ?? { sockets: new Set(), parts: this.partsOf(name) };
      this.topics.set(name, topic);
      topic.sockets.add(socket);
      const whole = [...topic.parts.values()].join(',');
      send(socket, `{"type":"whole","topic":${JSON.stringify(name)},"parts":[${whole}]}`);
    }
  }

  private leave(socket: WebSocket, name: string): void {
    const topic = this.topics.get(name);
    topic?.sockets.delete(socket);
    if (topic?.sockets.size === 0) this.topics.delete(name);
  }

  private drop(socket: WebSocket): void {
    for (const name of this.sockets.get(socket)?.topics ?? []) this.leave(socket, name);
    this.sockets.delete(socket);
  }

  /** A topic as its parts, each with the key by which it changes. */
  private partsOf(name: string): Map<string, string> {
    if (name === 'live') {
      const lines = SPORTS.flatMap((sport) => this.book.live(sport)).map((one) => presentLine(this.book.standing(one)));
      return new Map(lines.map((line) => [line.id, JSON.stringify(line)]));
    }
    const fixture = this.book.find(name.slice('event:'.length));
    return fixture === null ? new Map() : eventParts(presentEvent(this.book.standing(fixture)));
  }

  /** Drops connections whose other side has gone without a word. */
  private ping(): void {
    for (const [socket, watcher] of this.sockets) {
      if (watcher.isSilent) socket.terminate();
      else {
        watcher.isSilent = true;
        socket.ping();
      }
    }
  }
}

/** The state of an event, its statistics and feed, and each of its markets. */
function eventParts({ markets, statistics, events, ballAt, ...line }: WireEvent): Map<string, string> {
  const about = line satisfies WireLine;
  const parts = new Map<string, string>([
    ['line', JSON.stringify({ key: 'line', line: about })],
    ['statistics', JSON.stringify({ key: 'statistics', statistics })],
    ['events', JSON.stringify({ key: 'events', events })],
    ['ball', JSON.stringify({ key: 'ball', ballAt })],
  ]);
  for (const market of markets) parts.set(`market:${market.key}`, JSON.stringify({ key: 'market', market }));
  return parts;
}

/** Sends a text frame; bytes are text in UTF-8. */
function send(socket: WebSocket, text: string | Buffer): void {
  if (socket.readyState === socket.OPEN) socket.send(text, { binary: false });
}

const TOPIC = /^(live|event:[\w:.-]{1,80})$/;

function readMessage(text: string): { topics: string[] | null; session: string | null } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { topics: null, session: null };
  }
  const { topics, session } = Object(given) as { readonly topics?: unknown; readonly session?: unknown };
  return {
    topics: Array.isArray(topics)
      ? [...new Set(topics.map(String))].filter((name) => TOPIC.test(name)).slice(0, MOST_TOPICS)
      : null,
    session: typeof session === 'string' && session.length <= 200 ? session : null,
  };
}
