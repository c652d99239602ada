import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { Deadline } from './Deadline.ts';

/** How long a result is reused, in ms, so that frequent polling does not cause more writes. */
const HOLDS_MS = 1_000;
/** A probe that takes longer than this, in ms, has failed. */
const LONGEST_MS = 3_000;
/** Larger than the free space that the last block of a file or table may have. */
const PROBE_BYTES = 64 * 1024;

export interface WriteProbeOptions {
  readonly database: Database;
  /** A migrated schema, so it has the table `write_probe`. */
  readonly schema: string;
  /** The folder of the embedded database and of other files; null when the database is a PostgreSQL server. */
  readonly folder: string | null;
}

/** Tests by writing whether the database and the disk accept writes. For `readyz`. */
export class WriteProbe {
  private current: Promise<boolean> | null = null;
  private askedAt = -HOLDS_MS;

  constructor(private readonly options: WriteProbeOptions) {}

  /** True when both accepted a write within the last second. Never rejects and never takes longer than 3 s. */
  isWritable(): Promise<boolean> {
    const now = performance.now();
    if (this.current === null || now - this.askedAt >= HOLDS_MS) {
      this.askedAt = now;
      this.current = new Deadline(LONGEST_MS).race(this.write()).then(
        () => true,
        () => false,
      );
    }
    return this.current;
  }

  private async write(): Promise<void> {
    const { database, schema, folder } = this.options;
    await database.query(
      `insert into ${schema}.write_probe (is_only, at) values (true, now()) on conflict (is_only) do update set at = excluded.at`,
    );
    if (folder === null) await this.takeSpace();
    else await writeFileOf(folder);
  }

  /** The upsert may reuse existing space. Creating a table (and dropping it) needs new space, as real writes do. */
  private async takeSpace(): Promise<void> {
    const { database, schema } = this.options;
    const table = `${schema}.write_probe_${randomUUID().replaceAll('-', '')}`;
    await database.script(
      `create table ${table} as select repeat(md5(n::text), 32) as filler from generate_series(1, ${PROBE_BYTES / 1024}) n; drop table ${table};`,
    );
  }
}

async function writeFileOf(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.write-probe-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES, 1), { flush: true });
  } finally {
    await rm(path, { force: true });
  }
}
