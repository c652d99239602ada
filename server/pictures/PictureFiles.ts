import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface PictureFilesOptions {
  readonly folder: string;
  /** Most that the files may take together; the least recently used go first. */
  readonly maxBytes: number;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

interface Entry {
  readonly bytes: number;
  /** When the file's own time was last written. */
  readonly stampedAt: number;
}

/** A file takes whole blocks. */
const blockBytes = 4096;
/** The order of use outlives a restart by the files' times, which are not written more often than this. */
const stampEveryMs = 10 * 60_000;
/** A disk that refused to write is not tried again for so long. */
const restMs = 60_000;
const draftSuffix = '.draft';

/** Pictures kept as files of one folder, within a limit. The folder may be shared and may vanish: a file that is gone is made again. */
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

  /** False for a while after the disk was full or refused to be written. */
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

  /** Marks a file as used, for pictures that are answered without reading it. */
  touch(name: string): void {
    const entry = this.entries.get(name);
    const now = this.options.now();
    if (!entry || now - entry.stampedAt < stampEveryMs) return;
    this.entries.set(name, { ...entry, stampedAt: now });
    // A file that has just gone, or a disk that cannot be written: only the order after a restart suffers.
    utimes(this.path(name), now / 1000, now / 1000).catch(() => undefined);
  }

  /** False where the disk refused: no fault of the request's, it is reported and the disk rests. What is larger than the limit is not kept. */
  async write(name: string, bytes: Buffer): Promise<boolean> {
    if (bytes.length > this.options.maxBytes) return true;
    await this.load();
    // Written aside and renamed, so that a reader never sees half a file.
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

  /** Takes over what an earlier run has left, oldest first; half-written files go. */
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
      // A young draft may be written just now by another process of this folder.
      const isOver = isDraft ? this.options.now() - at > restMs : !this.entries.has(name);
      if (isOver) await rm(this.path(name), { force: true }).catch(this.options.onFault);
    }
  }

  private path(name: string): string {
    return join(this.options.folder, name);
  }
}
