/** What is drawn in each cell of a grid. Cells are numbered column by column, in each from the top. */
export class CellStates {
  readonly size: number;
  /** Index of the symbol; −1 for none. */
  readonly symbols: Int8Array;
  /** How far above its place the symbol is, in cells. */
  readonly heights: Float32Array;
  readonly sizes: Float32Array;
  readonly opacities: Float32Array;
  /** From 0 to 1. */
  readonly glows: Float32Array;
  /** The cell's multiplier; 0 for none, 1 for a cell that is only marked. */
  readonly marks: Int16Array;
  /** 1 for a cell that spins. */
  readonly rolls: Uint8Array;
  /** The symbol that is seen in cells that spin; −1 for none. */
  rolling = -1;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.size = columns * rows;
    this.symbols = new Int8Array(this.size).fill(-1);
    this.heights = new Float32Array(this.size);
    this.sizes = new Float32Array(this.size).fill(1);
    this.opacities = new Float32Array(this.size).fill(1);
    this.glows = new Float32Array(this.size);
    this.marks = new Int16Array(this.size);
    this.rolls = new Uint8Array(this.size);
  }

  /** Puts the symbols at rest in their places. */
  set(symbols: ArrayLike<number>): void {
    this.symbols.set(symbols);
    this.rest();
  }

  rest(): void {
    this.heights.fill(0);
    this.sizes.fill(1);
    this.opacities.fill(1);
    this.glows.fill(0);
  }
}
