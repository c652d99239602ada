import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mostFeedEntries } from '../../../contract/winners/feedLimits.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { canHash, sha256 } from '../../../lib/sha256.ts';
import { createFeedApi } from './feedApi.ts';
import type { FeedApi } from './feedApi.ts';
import { rememberedMark, rememberMark, start } from './rememberedMark.ts';
import { verifyEntries } from './verifyEntries.ts';
import type { CheckedEntry, Fault, Mark } from './verifyEntries.ts';

/** How many of the newest entries are shown, and how many older ones a press adds. */
const shownCount = 20;

/** `unable`: the page is not secure, and the browser computes no hashes there. */
export type ProofPhase = 'idle' | 'checking' | 'whole' | 'broken' | 'failed' | 'unable';

interface Parts {
  readonly api: FeedApi;
  readonly hash: (text: string) => Promise<string>;
  readonly canHash: () => boolean;
}

/**
 * Checks the verifiable feed in this browser: page by page, from where this device has come to, which it remembers. A
 * page is some milliseconds of work, and each hash is computed off the main thread.
 */
export class ProofStore {
  phase: ProofPhase = 'idle';
  /** The last entry that fits. */
  mark: Mark = start;
  /** How many entries the feed says it has. */
  total = 0;
  fault: Fault | null = null;
  /** The newest entries that were checked, the newest first. */
  entries: readonly CheckedEntry[] = [];
  isOlderFailed = false;
  #turn = 0;
  readonly #parts: Parts;
  readonly #deps: Pick<StoreDeps, 'storage' | 'followTopic'>;

  constructor(parts: Parts, deps: Pick<StoreDeps, 'storage' | 'followTopic'>) {
    this.#parts = parts;
    this.#deps = deps;
    makeAutoObservable(this, { mark: observableRef, fault: observableRef, entries: observableRef });
  }

  get hasOlder(): boolean {
    return (this.entries.at(-1)?.seq ?? 1) > 1;
  }

  /** Checks what is new, now and whenever there is more; returns a disposer. */
  follow(): Cancel {
    void this.check();
    const stop = this.#deps.followTopic('feed', '', ({ seq }) => {
      if (this.phase === 'whole' && seq > this.mark.seq) void this.check();
    });
    return () => {
      this.pause();
      stop();
    };
  }

  /** From where this device has come to. Never rejects. */
  check(): Promise<void> {
    const known = rememberedMark(this.#deps.storage);
    return this.run(async (isCurrent) => {
      const from = known.seq > 0 && this.mark.seq !== known.seq ? await this.resume(known, isCurrent) : known;
      if (from !== null) await this.goOn(from, isCurrent);
    });
  }

  /** From the first entry, whatever was checked before. Never rejects. */
  checkAll(): Promise<void> {
    return this.run((isCurrent) => {
      this.entries = [];
      return this.goOn(start, isCurrent);
    });
  }

  /** Forgets what this device has checked: for a feed that has begun anew. */
  startAnew(): Promise<void> {
    rememberMark(this.#deps.storage, start);
    this.mark = start;
    return this.checkAll();
  }

  /** Shows older entries, if they lead to those that are shown. Never rejects. */
  async older(): Promise<void> {
    const first = this.entries.at(-1);
    if (first === undefined) return;
    const from = Math.max(1, first.seq - shownCount);
    this.isOlderFailed = false;
    try {
      const entries = await this.before({ seq: first.seq - 1, hash: first.prev }, from);
      runInAction(() => {
        this.entries = [...this.entries, ...entries.toReversed()];
      });
    } catch {
      runInAction(() => {
        this.isOlderFailed = true;
      });
    }
  }

  /** The entries from number `from` up to `end`; with another end the feed is broken, and there are none. */
  private async before(end: Mark, from: number): Promise<readonly CheckedEntry[]> {
    const { items } = await this.#parts.api.entries(from, end.seq - from + 1);
    const prev = from === 1 ? start.hash : (items[0]?.prev ?? '');
    const { mark, entries, fault } = await verifyEntries({ seq: from - 1, hash: prev }, items, this.#parts.hash);
    if (fault === null && mark.seq === end.seq && mark.hash === end.hash) return entries;
    this.break(fault ?? lastFault(mark, end));
    return [];
  }

  /** Whether the feed still has what this device has checked; null if not. */
  private async resume(known: Mark, isCurrent: () => boolean): Promise<Mark | null> {
    const entries = await this.before(known, Math.max(1, known.seq - shownCount + 1));
    if (!isCurrent() || this.phase === 'broken') return null;
    this.put(entries, known);
    return known;
  }

  private async goOn(from: Mark, isCurrent: () => boolean): Promise<void> {
    let at = from;
    this.mark = at;
    const known = rememberedMark(this.#deps.storage);
    while (isCurrent()) {
      const page = await this.#parts.api.entries(at.seq + 1, mostFeedEntries);
      const { mark, entries, fault } = await verifyEntries(at, page.items, this.#parts.hash);
      if (!isCurrent()) return;
      const passed = entries.find(({ seq }) => seq === known.seq);
      this.add(entries, mark, page.head.seq);
      if (passed !== undefined && passed.hash !== known.hash) return this.break(rewritten(known, passed.hash));
      if (fault !== null) return this.break(fault);
      if (mark.seq > known.seq) rememberMark(this.#deps.storage, mark);
      at = mark;
      if (at.seq >= page.head.seq) return this.end(at, page.head, known);
      if (entries.length === 0) return this.break(shortened(page.head.seq, at));
    }
  }

  private end(at: Mark, head: Mark, known: Mark): void {
    if (at.seq < known.seq) return this.break(shortened(known.seq, at));
    if (at.seq === head.seq && at.hash !== head.hash)
      return this.break({ kind: 'hash', seq: at.seq, expected: at.hash, received: head.hash });
    this.phase = 'whole';
  }

  private add(entries: readonly CheckedEntry[], mark: Mark, total: number): void {
    this.mark = mark;
    this.total = Math.max(total, mark.seq);
    if (entries.length > 0) this.entries = [...entries.toReversed(), ...this.entries].slice(0, shownCount);
  }

  private put(entries: readonly CheckedEntry[], mark: Mark): void {
    this.entries = entries.toReversed();
    this.mark = mark;
  }

  /** What has been checked is remembered; the next visit goes on from there. */
  private pause(): void {
    this.#turn += 1;
    if (this.phase === 'checking') this.phase = 'idle';
  }

  private break(fault: Fault): void {
    this.phase = 'broken';
    this.fault = fault;
  }

  private async run(work: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const isCurrent = () => turn === this.#turn;
    this.fault = null;
    this.phase = this.#parts.canHash() ? 'checking' : 'unable';
    if (this.phase === 'unable') return;
    try {
      await work(isCurrent);
    } catch {
      runInAction(() => {
        if (isCurrent()) this.phase = 'failed';
      });
    }
  }
}

const rewritten = ({ seq, hash }: Mark, received: string): Fault => ({
  kind: 'rewritten',
  seq,
  expected: hash,
  received,
});

const shortened = (expected: number, { seq }: Mark): Fault => ({
  kind: 'shortened',
  seq: seq + 1,
  expected: String(expected),
  received: String(seq),
});

/** The entries fit together, but end elsewhere than those that were checked before. */
const lastFault = (mark: Mark, end: Mark): Fault =>
  mark.seq < end.seq ? shortened(end.seq, mark) : rewritten(end, mark.hash);

export const proofStore: StoreFactory<ProofStore> = {
  key: 'winners.proof',
  scope: 'visit',
  create: ({ call, storage, followTopic }) =>
    new ProofStore({ api: createFeedApi(call), hash: sha256, canHash }, { storage, followTopic }),
};
