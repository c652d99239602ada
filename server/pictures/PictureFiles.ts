import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface PictureFilesOptions {
  readonly folder: string;
  /** Size limit of the files together; the least recently used are removed first. */
  readonly maxBytes: number;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

interface Entry {
  readonly bytes: number;
  /** When the file's timestamp was last written. */
  readonly stampedAt: number;
}

/** Disk usage is in whole blocks of this size, in bytes. */
const blockBytes = 4096;
/** File timestamps store the order of use across restarts; written at most this often, in ms. */
const stampEveryMs = 10 * 60_000;
/** Pause after a failed write, in ms. */
const restMs = 60_000;
const draftSuffix = '.draft';

/**
 * Pictures stored as files in one folder, within a size limit. The folder may be shared and may be removed: missing
 * files are created again.
 */
export class PictureFiles {
  private readonly entries: LRUCache<string, Entry>;
  private loading: Promise<void> | null = null;
  private refusedAt = Number.NEGATIVE_INFINITY;
  private drafts = 0;

  constructor(private readonly options: PictureFilesOptions) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes,
      dispose: (_entry, name, reason) => {
        if (reason === 'evict') void rm(this.path(name), { force: true }).catch(options.onFault);
      },
    });
  }

  /** False for a while after a failed write (disk full or not writable). */
  get isWritable(): boolean {
    return this.options.now() - this.refusedAt >= restMs;
  }

  async read(name: string): Promise<Buffer | null> {
    await this.load();
    if (!this.entries.has(name)) return null;
    try {
      const bytes = await readFile(this.path(name));
      this.touch(name);
      return bytes;
    } catch {
      this.entries.delete(name);
      return null;
    }
  }

  /** Marks a file as used, for pictures that are served without reading it. */
  touch(name: string): void {
    const entry = this.entries.get(name);
    const now = this.options.now();
    if (!entry || now - entry.stampedAt < stampEveryMs) return;
    this.entries.set(name, { ...entry, stampedAt: now });
    // The file has just been removed, or the disk is not writable: this affects only the order after a restart.
    utimes(this.path(name), now / 1000, now / 1000).catch(() => undefined);
  }

  /**
   * False if the disk failed: reported, and the disk is not used for a while; the request goes on. A picture above the
   * limit is not stored.
   */
  async write(name: string, bytes: Buffer): Promise<boolean> {
    if (bytes.length > this.options.maxBytes) return true;
    await this.load();
    // Written to a draft and renamed, so that a reader never sees a partial file.
    const draft = this.path(`${name}.${process.pid}.${(this.drafts += 1)}${draftSuffix}`);
    try {
      await mkdir(this.options.folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, this.path(name));
    } catch (error) {
      this.refusedAt = this.options.now();
      this.options.onFault(error);
      await rm(draft, { force: true }).catch(() => undefined);
      return false;
    }
    const now = this.options.now();
    await utimes(this.path(name), now / 1000, now / 1000).catch(() => undefined);
    this.entries.set(name, { bytes: bytes.length, stampedAt: now });
    return true;
  }

  private load(): Promise<void> {
    this.loading ??= this.readFolder();
    return this.loading;
  }

  /** Registers the files of an earlier run, oldest first; removes half-written ones. */
  private async readFolder(): Promise<void> {
    const names = await readdir(this.options.folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({ name, facts: await stat(this.path(name)).catch(() => null) })),
    );
    const files = found.flatMap(({ name, facts }) =>
      facts?.isFile() ? [{ name, bytes: facts.size, at: facts.mtimeMs }] : [],
    );
    for (const { name, bytes, at } of files.toSorted((left, right) => left.at - right.at)) {
      const isDraft = name.endsWith(draftSuffix);
      if (!isDraft) this.entries.set(name, { bytes, stampedAt: at });
      // A recent draft may still be being written by another process.
      const isOver = isDraft ? this.options.now() - at > restMs : !this.entries.has(name);
      if (isOver) await rm(this.path(name), { force: true }).catch(this.options.onFault);
    }
  }

  private path(name: string): string {
    return join(this.options.folder, name);
  }
}
