import type { FastifyBaseLogger } from 'fastify';
import type { TopicFrame } from '../../../src/contract/base/topics.ts';
import { topicFrameMs } from '../../../src/contract/base/topics.ts';
import { heartbeatMs } from '../../../src/contract/base/realtime.ts';
import type { TopicSource } from './TopicSource.ts';

/** One end of a socket that follows topics. */
export interface TopicListener {
  send(text: string): void;
  close(): void;
  /** True while earlier frames wait to be sent: a state is left out then, since a newer one follows. */
  readonly isBusy: boolean;
}

interface Followed {
  readonly listeners: Set<TopicListener>;
  /** Listeners that have the newest state. */
  readonly current: Set<TopicListener>;
  version: string | null;
  text: string;
}

/**
 * The public topics of this replica: reads each followed topic twice a second, whatever happens at its source, and
 * sends a state that has changed once to each listener. Replicas need no word between them: all read the database.
 */
export class TopicHub {
  private readonly sources: ReadonlyMap<string, TopicSource>;
  private readonly followed = new Map<string, Followed>();
  private frames: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private isReading = false;

  constructor(
    sources: readonly TopicSource[],
    private readonly logger: Pick<FastifyBaseLogger, 'error'>,
  ) {
    this.sources = new Map(sources.map((source) => [source.family, source]));
  }

  start(): void {
    this.frames = setInterval(() => void this.frame(), topicFrameMs);
    this.heartbeat = setInterval(() => this.beat(), heartbeatMs);
  }

  stop(): void {
    if (this.frames !== null) clearInterval(this.frames);
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    for (const listener of this.listeners()) listener.close();
  }

  /** Unknown families are ignored. The listener receives the newest states with the next frame at the latest. */
  add(listener: TopicListener, topics: readonly string[]): void {
    for (const topic of topics) {
      if (!this.sources.has(familyOf(topic))) continue;
      const followed = this.followed.get(topic) ?? {
        listeners: new Set(),
        current: new Set(),
        version: null,
        text: '',
      };
      followed.listeners.add(listener);
      this.followed.set(topic, followed);
      if (followed.version !== null) this.send(followed, listener);
    }
  }

  remove(listener: TopicListener): void {
    for (const [topic, { listeners, current }] of this.followed) {
      listeners.delete(listener);
      current.delete(listener);
      if (listeners.size === 0) this.followed.delete(topic);
    }
  }

  /** Reads and sends once. A slow read delays the next frame, and never overlaps with it. */
  async frame(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      await Promise.all([...this.followed].map(([topic, followed]) => this.refresh(topic, followed)));
    } finally {
      this.isReading = false;
    }
  }

  private async refresh(topic: string, followed: Followed): Promise<void> {
    try {
      const reading = (await this.sources.get(familyOf(topic))?.read(idOf(topic))) ?? null;
      if (reading !== null && reading.version !== followed.version) {
        followed.version = reading.version;
        followed.text = JSON.stringify({ kind: 'topic', topic, state: reading.state() } satisfies TopicFrame);
        followed.current.clear();
      }
      if (followed.version === null) return;
      for (const listener of followed.listeners) if (!followed.current.has(listener)) this.send(followed, listener);
    } catch (error) {
      this.logger.error({ err: error, topic }, 'a topic could not be read');
    }
  }

  private send(followed: Followed, listener: TopicListener): void {
    if (listener.isBusy) return;
    followed.current.add(listener);
    listener.send(followed.text);
  }

  private beat(): void {
    const text = JSON.stringify({ kind: 'ping' } satisfies TopicFrame);
    for (const listener of this.listeners()) listener.send(text);
  }

  private listeners(): ReadonlySet<TopicListener> {
    return new Set([...this.followed.values()].flatMap(({ listeners }) => [...listeners]));
  }
}

const familyOf = (topic: string): string => topic.split(':', 1)[0] ?? '';
const idOf = (topic: string): string => topic.slice(familyOf(topic).length + 1);
