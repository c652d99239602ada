import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StartData } from '../src/app/StartData.ts';
import { PageBody } from './PageBody.ts';

/** The path of the files; `startFileRoute` serves them. */
export const START_PATH = '/_start/';

/** Limit of all kept files in bytes, with all their encodings. */
const MOST_BYTES = 32 * 1024 * 1024;

const addressOf = (locale: string, namespaces: readonly string[], hash: string): string =>
  `${START_PATH}${encodeURIComponent(locale)}/${namespaces.join('.')}~${hash}.json`;

/**
 * Words and settings that pages start with, each as a file whose name has a hash of its content, so that browsers keep
 * it. Several pages, and all visits, share one. A file that is not kept any more, or was made by another server, is made
 * anew from its name: same content, same name.
 */
export class StartFiles {
  private readonly kept = new LRUCache<string, PageBody>({
    max: 400,
    maxSize: MOST_BYTES,
    sizeCalculation: (body) => body.bytes,
  });

  /** Keeps the file and returns its address. */
  keep(locale: string, data: StartData): string {
    const text = Buffer.from(JSON.stringify(data));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const address = addressOf(locale, Object.keys(data.words), hash);
    if (!this.kept.has(address)) void this.pack(address, new PageBody(text));
    return address;
  }

  body(address: string): PageBody | undefined {
    return this.kept.get(address);
  }

  /** Kept at once, and once more when it is compressed well: it is larger then. */
  private async pack(address: string, body: PageBody): Promise<void> {
    this.kept.set(address, body);
    await body.pack();
    if (this.kept.peek(address) === body) this.kept.set(address, body);
  }
}
