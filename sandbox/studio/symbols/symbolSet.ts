import type { SymbolId } from './symbolIds.ts';

/** Accessible name of a symbol in the site's four languages. */
export interface SymbolNames {
  readonly en: string;
  readonly ru: string;
  readonly es: string;
  readonly ar: string;
}

export interface SymbolArt {
  /** A complete SVG document, viewBox 0 0 120 120; its ids are unique within the game. */
  readonly svg: string;
  readonly names: SymbolNames;
}

export type SymbolSet = Readonly<Record<SymbolId, SymbolArt>>;

/** Names in the order of the catalogues: English, Russian, Spanish, Arabic. */
export const named = (en: string, ru: string, es: string, ar: string): SymbolNames => ({ en, ru, es, ar });
