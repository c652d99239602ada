/** Colours a game lends to the machine around its reels, all as `#rrggbb`. */
export interface GameTheme {
  readonly frame: string;
  readonly frameLight: string;
  /** The surface right behind the symbols. */
  readonly reelBackground: string;
  readonly accent: string;
  readonly winGlow: string;
  /** Lettering on `accent`; contrast at least 4.5 : 1. */
  readonly textOnAccent: string;
}

/** What every game's module in this folder exports. */
export interface Backdrop {
  /** A whole SVG document, viewBox 0 0 400 700; the scene survives a crop to its middle band. */
  readonly svg: string;
  readonly theme: GameTheme;
}
