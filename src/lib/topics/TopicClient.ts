import { mostTopics } from '../../contract/base/topics.ts';
import { silenceMs } from '../../contract/base/realtime.ts';
import type { Cancel, Clock } from '../clock.ts';
import type { Socket } from '../realtime/RealtimeConnection.ts';

export interface TopicClientOptions {
  readonly open: (topics: readonly string[]) => Socket;
  readonly clock: Clock;
  /** 0 to 1, for the jitter of the back-off. */
  readonly random: () => number;
}

type Take = (state: unknown) => void;

/** Components that appear together share one socket. In ms. */
const gatherMs = 50;
const firstDelayMs = 500;
const longestDelayMs = 30_000;

/**
 * One socket for all public topics of a page (`contract/topics.ts`). It is open while a topic is followed and the page
 * is visible, reconnects by itself, and opens again when other topics are followed.
 */
export class TopicClient {
  private readonly followers = new Map<string, Set<Take>>();
  private readonly states = new Map<string, unknown>();
  private socket: Socket | null = null;
  private connected = '';
  private attempts = 0;
  private isPaused = false;
  private plan: Cancel | null = null;
  private silence: Cancel | null = null;

  constructor(private readonly options: TopicClientOptions) {}

  /** Calls `take` with the state that is known, if any, and with every later one, until the result is called. */
  follow(topic: string, take: Take): Cancel {
    const takes = this.followers.get(topic) ?? new Set();
    takes.add(take);
    this.followers.set(topic, takes);
    if (this.states.has(topic)) take(this.states.get(topic));
    this.later(gatherMs);
    return () => {
      takes.delete(take);
      if (takes.size > 0 || this.followers.get(topic) !== takes) return;
      this.followers.delete(topic);
      this.states.delete(topic);
      this.later(gatherMs);
    };
  }

  /** A hidden page needs no news. */
  pause(isPaused: boolean): void {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    this.attempts = 0;
    this.later(0);
  }

  private later(ms: number): void {
    this.plan?.();
    this.plan = this.options.clock.after(ms, () => {
      this.plan = null;
      this.connect();
    });
  }

  private connect(): void {
    const topics = [...this.followers.keys()].sort().slice(0, mostTopics);
    const wanted = this.isPaused ? '' : topics.join(',');
    if (wanted === this.connected) return;
    this.drop();
    if (wanted === '') return;
    this.connected = wanted;
    const socket = this.options.open(topics);
    this.socket = socket;
    this.listenForSilence();
    socket.listen({
      onMessage: (data) => {
        if (this.socket === socket) this.receive(data);
      },
      onClose: () => {
        if (this.socket === socket) this.retry();
      },
    });
  }

  private receive(data: unknown): void {
    this.attempts = 0;
    this.listenForSilence();
    const frame = parsed(data);
    if (frame === null) return;
    const takes = this.followers.get(frame.topic);
    if (takes === undefined) return;
    this.states.set(frame.topic, frame.state);
    for (const take of takes) take(frame.state);
  }

  private retry(): void {
    this.drop();
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** this.attempts);
    this.attempts += 1;
    this.later(delay * (0.5 + this.options.random() / 2));
  }

  private listenForSilence(): void {
    this.silence?.();
    this.silence = this.options.clock.after(silenceMs, () => this.retry());
  }

  private drop(): void {
    this.silence?.();
    this.silence = null;
    const { socket } = this;
    this.socket = null;
    this.connected = '';
    socket?.close();
  }
}

function parsed(data: unknown): { readonly topic: string; readonly state: unknown } | null {
  if (typeof data !== 'string') return null;
  try {
    const { kind, topic, state } = Object(JSON.parse(data)) as Record<string, unknown>;
    return kind === 'topic' && typeof topic === 'string' ? { topic, state } : null;
  } catch {
    return null;
  }
}
