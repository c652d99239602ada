/** What the scripts that cut lettering use of a package without types. */
declare module 'opentype.js' {
  /** A command of a path: `Z` has no points, the others end at x and y. */
  export interface Command {
    readonly type: string;
    readonly x?: number;
    readonly y?: number;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
  }
  export class Path {
    readonly commands: readonly Command[];
    extend(path: Path): void;
    getBoundingBox(): { readonly x1: number; readonly x2: number };
  }
  export interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(letter: string): Glyph;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  const opentype: { readonly parse: (bytes: ArrayBufferLike) => Font; readonly Path: typeof Path };
  export default opentype;
}
