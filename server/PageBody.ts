import { compressFast, compressWell } from './compressPage.ts';
import type { Packing } from './compressPage.ts';

/** The HTML of a page, and its compressed forms. */
export class PageBody {
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

  /** Compressed well where that is done, else fast, once for all that ask. */
  in(packing: Packing): Buffer | Promise<Buffer> {
    if (this.well) return this.well[packing];
    const known = this.fast.get(packing) ?? compressFast[packing](this.plain);
    this.fast.set(packing, known);
    return known;
  }

  /** Compresses well, one form after the other: the threads are for others, too. */
  async pack(): Promise<void> {
    const br = await compressWell.br(this.plain);
    this.well = { br, gzip: await compressWell.gzip(this.plain) };
    this.fast.clear();
  }
}
