import type { WireLine } from '../../server/book/wireEvents.ts';
import type { Board, EventPart } from './Board.ts';

interface Frame {
  readonly type: 'whole' | 'change' | 'bet';
  readonly topic?: string;
  readonly parts?: readonly unknown[];
  readonly gone?: readonly string[];
  readonly id?: string;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** The socket of live prices: keeps the watched topics over reconnects, and writes what it gets on the board. */
export class LiveSocket {
  private socket: WebSocket | null = null;
  private readonly wanted = new Map<string, number>();
  private failures = 0;
  private isAsked = false;
  isOpen = false;
  /** Until the first connection has succeeded or failed there is nothing to say. */
  isFirst = true;

  constructor(
    private readonly url: string,
    private readonly board: Board,
    private readonly session: string | null,
    private readonly onBet: (id: string) => void,
  ) {}

  connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.setOpen(true);
      this.ask();
    };
    socket.onmessage = ({ data }) => this.read(JSON.parse(String(data)) as Frame);
    socket.onclose = () => {
      this.setOpen(false);
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
      this.failures += 1;
      // Jitter keeps all clients of a restarted server from coming back at once.
      setTimeout(() => this.connect(), wait * (0.5 + Math.random()));
    };
  }

  /** Watches a topic until the returned function is called. */
  watch(topic: string): () => void {
    this.wanted.set(topic, (this.wanted.get(topic) ?? 0) + 1);
    this.askSoon();
    return () => {
      const left = (this.wanted.get(topic) ?? 1) - 1;
      if (left === 0) this.wanted.delete(topic);
      else this.wanted.set(topic, left);
      this.askSoon();
    };
  }

  private setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.isFirst = false;
    this.board.changes.emit('connection');
  }

  /** Once for all topics that change together, since the server counts messages. */
  private askSoon(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    setTimeout(() => this.ask(), 60);
  }

  private ask(): void {
    this.isAsked = false;
    const { socket } = this;
    if (socket === null || socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify({ topics: [...this.wanted.keys()], session: this.session }));
  }

  private read({ type, topic, parts = [], gone = [], id }: Frame): void {
    if (type === 'bet') {
      if (id !== undefined) this.onBet(id);
    } else if (topic === 'live') this.board.setLive(parts as WireLine[], gone, type === 'whole');
    else if (topic !== undefined)
      this.board.setEvent(topic.slice('event:'.length), parts as EventPart[], gone, type === 'whole');
  }
}
