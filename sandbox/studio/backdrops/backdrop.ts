/** Colours of a game for the interface around its reels, all as `#rrggbb`. */
export interface GameTheme {
  readonly frame: string;
  readonly frameLight: string;
  /** Background directly behind the symbols. */
  readonly reelBackground: string;
  readonly accent: string;
  readonly winGlow: string;
  /** Text colour on `accent`; contrast at least 4.5 : 1. */
  readonly textOnAccent: string;
}

/** The export of every game's module in this folder. */
export interface Backdrop {
  /** A complete SVG document, viewBox 0 0 400 700; must also look right cropped to its middle band. */
  readonly svg: string;
  readonly theme: GameTheme;
}
