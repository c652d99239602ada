import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { SharedRuns } from '../SharedRuns.ts';
import { fetchSource, NoPictureError, SourceAwayError } from './fetchSource.ts';
import { PictureFiles } from './PictureFiles.ts';
import { readPicture, resizePicture } from './resizePicture.ts';
import { BusyError, WorkQueue } from './WorkQueue.ts';

export interface PicturesOptions {
  readonly cacheDir: string;
  readonly maxDiskBytes: number;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly onDiskFault: (error: unknown) => void;
}

export interface PictureWanted {
  /** Absolute, without a fragment. */
  readonly address: string;
  /** In pixels. */
  readonly width: number;
  readonly quality: number;
}

export interface PictureSent {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The original is sent because the disk is not writable. */
  readonly isOriginal: boolean;
}

const megabyte = 1024 * 1024;
/** Age after which an original is requested again, in ms; if its server cannot be reached, the old one is used. */
const originalFreshMs = 10 * 60_000;
/** How long a failure is cached, in ms. */
const failureKeptMs = 10_000;
const fetches = { running: 8, waiting: 100 };
/** Limited, since resizing shares threads with other work of the process (files, compression). */
const resizes = { running: Math.min(availableParallelism(), 3), waiting: 100 };

/**
 * Creates pictures and caches them in memory and on disk. The cache key is the content of the original, not its
 * address: any number of addresses of one picture is resized and stored once.
 */
export class Pictures {
  private readonly files: PictureFiles;
  private readonly fetching = new WorkQueue(fetches);
  private readonly resizing = new WorkQueue(resizes);
  private readonly made = new LRUCache<string, Buffer>({ maxSize: 64 * megabyte, sizeCalculation: sizeOf });
  private readonly making = new SharedRuns<PictureSent>();
  private readonly originals = new LRUCache<string, Buffer>({ maxSize: 32 * megabyte, sizeCalculation: sizeOf });
  /** By address of an original, or by name of a picture that cannot be made of it. */
  private readonly failures: LRUCache<string, NoPictureError>;
  /** The digest of the content by address. Concurrent requests share one fetch. */
  private readonly digests: LRUCache<string, string>;

  constructor(private readonly options: PicturesOptions) {
    const clock = { perf: { now: options.now }, ttlResolution: 0 };
    this.files = new PictureFiles({
      folder: options.cacheDir,
      maxBytes: options.maxDiskBytes,
      now: options.now,
      onFault: options.onDiskFault,
    });
    this.failures = new LRUCache<string, NoPictureError>({ max: 10_000, ttl: failureKeptMs, ...clock });
    this.digests = new LRUCache<string, string>({
      max: 50_000,
      ttl: originalFreshMs,
      ignoreFetchAbort: true,
      fetchMethod: (address, known) => this.askSource(address, known),
      ...clock,
    });
  }

  /** Throws NoPictureError if there is none, BusyError if too many are being made. */
  async get(wanted: PictureWanted): Promise<PictureSent> {
    const digest = await this.digestOf(wanted.address);
    const name = nameOf(digest, wanted);
    const known = this.made.get(name);
    if (known) {
      this.files.touch(name);
      return resized(known);
    }
    return this.making.of(name, () => this.make(name, digest, wanted));
  }

  private async make(name: string, digest: string, { address, width, quality }: PictureWanted): Promise<PictureSent> {
    const kept = await this.files.read(name);
    if (kept) return this.remember(name, kept);
    this.refuseKnownFailure(name);
    const original = this.originals.get(digest);
    if (!original) return this.makeOfCurrent({ address, width, quality });
    if (!this.files.isWritable) return asItIs(original);
    const picture = await this.resizing
      .run(() => resizePicture(original, width, quality))
      .catch((error: unknown) => this.failed(name, error));
    // Resizing again for each request would cost more than sending the original.
    if (!(await this.files.write(name, picture))) return asItIs(original);
    return this.remember(name, picture);
  }

  private remember(name: string, picture: Buffer): PictureSent {
    this.made.set(name, picture);
    return resized(picture);
  }

  private async digestOf(address: string, options: { readonly forceRefresh?: boolean } = {}): Promise<string> {
    const digest = await this.digests.fetch(address, options);
    if (digest === undefined) throw new NoPictureError('source did not answer');
    return digest;
  }

  /** The digest of the address's current content; the known one if the source cannot be reached. */
  private async askSource(address: string, known: string | undefined): Promise<string> {
    try {
      this.refuseKnownFailure(address);
      const original = await this.fetching.run(() => this.fetchPicture(address));
      const digest = createHash('sha256').update(original).digest('hex').slice(0, 32);
      this.originals.set(digest, original);
      return digest;
    } catch (error) {
      if (known !== undefined && (error instanceof SourceAwayError || error instanceof BusyError)) return known;
      return this.failed(address, error);
    }
  }

  private async fetchPicture(address: string): Promise<Buffer> {
    const original = await fetchSource(address, this.options.fetch);
    await readPicture(original);
    return original;
  }

  /** Fetches again an original that is no longer in memory; the address may have another picture by now. */
  private async makeOfCurrent(wanted: PictureWanted): Promise<PictureSent> {
    const digest = await this.digestOf(wanted.address, { forceRefresh: true });
    if (!this.originals.has(digest)) throw new NoPictureError('source did not answer again');
    return this.make(nameOf(digest, wanted), digest, wanted);
  }

  private refuseKnownFailure(key: string): void {
    const failure = this.failures.get(key);
    if (failure) throw failure;
  }

  private failed(key: string, error: unknown): never {
    if (error instanceof NoPictureError && !this.failures.has(key)) this.failures.set(key, error);
    throw error;
  }
}

const nameOf = (digest: string, { width, quality }: PictureWanted): string => `${digest}-${width}-${quality}.webp`;

function sizeOf(bytes: Buffer): number {
  return Math.max(1, bytes.length);
}

const resized = (bytes: Buffer): PictureSent => ({ bytes, mediaType: 'image/webp', isOriginal: false });

async function asItIs(bytes: Buffer): Promise<PictureSent> {
  const { mediaType } = await readPicture(bytes);
  return { bytes, mediaType, isOriginal: true };
}
