import type { WireTableMessage } from '../wireTable.ts';

export interface TableSocketOptions {
  /** Path of the table's socket on this page's origin. */
  readonly path: string;
  readonly onMessage: (message: WireTableMessage) => void;
  /** False while the table cannot be reached. */
  readonly onLive: (isLive: boolean) => void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** A table always says something within a round; without a word for this time the connection is taken for dead. In ms. */
const SILENCE_MS = 60_000;

/** The table's messages, over a socket that is opened again whenever it is lost. */
export class TableSocket {
  private offset: number | null = null;
  private pause = FIRST_RETRY_MS;
  private socket: WebSocket | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: TableSocketOptions) {
    // A phone that comes back from sleep must not wait for the time-out.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.socket?.readyState !== WebSocket.OPEN) this.open();
    });
    addEventListener('online', () => this.open());
  }

  /** The server's time in Unix ms, as well as it is known. */
  now(): number {
    return performance.now() + (this.offset ?? Date.now() - performance.now());
  }

  open(): void {
    if (this.socket !== null && this.socket.readyState <= WebSocket.OPEN) return;
    const { onMessage, onLive, path } = this.options;
    const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
    this.socket = socket;
    // The server's clock, or this device's, may have been set while there was no connection.
    let isFirst = true;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as WireTableMessage;
      this.setClock(message.now, isFirst);
      isFirst = false;
      this.pause = FIRST_RETRY_MS;
      this.listen();
      onLive(true);
      onMessage(message);
    });
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.silence);
      onLive(false);
      setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(LONGEST_RETRY_MS, this.pause * 2);
    });
    this.listen();
  }

  /** The message that was fastest on its way says best what time it is there. */
  private setClock(now: number, isFirst: boolean): void {
    const offset = now - performance.now();
    this.offset = this.offset === null || isFirst ? offset : Math.max(this.offset, offset);
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE_MS);
  }
}
