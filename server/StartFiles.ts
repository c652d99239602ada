import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StartData } from '../src/app/StartData.ts';
import { PackedBody } from './PackedBody.ts';
import type { PackingQueue } from './PackingQueue.ts';
import { haveSameParts } from './sameParts.ts';

/** The path of the files; `startFileRoute` serves them. */
export const START_PATH = '/_start/';

/** Limit of all kept files in bytes, with all their encodings. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_FILES = 400;

/** Parts of start data that are the same objects from render to render: settings, each catalogue, the languages. */
const PARTS_DEPTH = 2;

interface Kept {
  readonly body: PackedBody;
}

/** A file and what it was made of. */
interface Made {
  readonly data: StartData;
  readonly address: string;
}

const hashOf = (text: Buffer): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/**
 * Words and settings that pages start with, each as a file whose name has a hash of its content, so that browsers keep
 * it. Several pages, and all visits, share one. A file that is not kept any more, or was made by another server, is made
 * anew from its name: same content, same name.
 */
export class StartFiles {
  private readonly kept = new LRUCache<string, Kept>({
    max: MOST_FILES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.bytes,
  });
  /** The last file of each language and its catalogues: of the same parts it is the same, and not written out again. */
  private readonly made = new LRUCache<string, Made>({ max: MOST_FILES });

  constructor(private readonly packing: PackingQueue) {}

  /** Keeps the file and returns its address. */
  keep(locale: string, data: StartData): string {
    const place = `${START_PATH}${encodeURIComponent(locale)}/${Object.keys(data.words).join('.')}`;
    const last = this.made.get(place);
    if (last && this.kept.has(last.address) && haveSameParts(last.data, data, PARTS_DEPTH)) return last.address;
    const text = Buffer.from(JSON.stringify(data));
    const address = `${place}~${hashOf(text)}.json`;
    this.made.set(place, { data, address });
    if (!this.kept.has(address)) void this.pack(address, { body: new PackedBody(text) });
    return address;
  }

  body(address: string): PackedBody | undefined {
    return this.kept.get(address)?.body;
  }

  /** Kept at once, and once more, as another object, when it is compressed well: only that is measured again. */
  private async pack(address: string, file: Kept): Promise<void> {
    this.kept.set(address, file);
    await this.packing.pack(file.body);
    if (this.kept.peek(address) === file) this.kept.set(address, { ...file });
  }
}
