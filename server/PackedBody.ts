import { compressFast, compressWell } from './compressPage.ts';
import type { Packing } from './compressPage.ts';

/** What is sent to many, such as a page or its start file, and its compressed forms. */
export class PackedBody {
  private readonly fast = new Map<Packing, Promise<Buffer>>();
  private well: Readonly<Record<Packing, Buffer>> | null = null;

  constructor(readonly plain: Buffer) {}

  get isPacked(): boolean {
    return this.well !== null;
  }

  /** Of all forms, in memory; before they are made, what they will hardly exceed. */
  get bytes(): number {
    return this.plain.length + (this.well ? this.well.br.length + this.well.gzip.length : this.plain.length);
  }

  /** Compressed well where that is done, else fast, once for all that ask; tried again after a failure. */
  in(packing: Packing): Buffer | Promise<Buffer> {
    if (this.well) return this.well[packing];
    const known = this.fast.get(packing);
    if (known) return known;
    const made = compressFast[packing](this.plain);
    this.fast.set(packing, made);
    made.catch(() => this.fast.delete(packing));
    return made;
  }

  /** Compresses well, one form after the other: the threads are for others, too. */
  async pack(): Promise<void> {
    const br = await compressWell.br(this.plain);
    this.well = { br, gzip: await compressWell.gzip(this.plain) };
    this.fast.clear();
  }
}
