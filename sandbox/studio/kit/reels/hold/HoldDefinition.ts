/** The fixed jackpots, ascending. */
export const JACKPOTS = ['mini', 'minor', 'major', 'grand'] as const;

export type Jackpot = (typeof JACKPOTS)[number];

/** A kind of coin. Its weights are its relative chances on the reels and in the respins. */
export interface CoinKind {
  /** In tenths of the stake; of a coin with a jackpot, what it pays if that jackpot is already in the grid. */
  readonly pay: number;
  readonly weight: number;
  readonly holdWeight: number;
  readonly jackpot?: Exclude<Jackpot, 'grand'>;
  /** Tenths of the stake that it adds to every coin in the grid, itself included, when it lands in a respin. */
  readonly strike?: number;
}

/** The respins: coins stay, and each new one gives all lives back. */
export interface HoldFeature {
  /** Coins on the reels that begin it. */
  readonly coins: number;
  /** Respins without a coin that end it. */
  readonly lives: number;
  /** Chance of a coin in an empty cell of a respin. */
  readonly chance: { readonly of: number; readonly in: number };
  readonly kinds: readonly CoinKind[];
  /** In tenths of the stake. */
  readonly jackpots: Readonly<Record<Jackpot, number>>;
  /** Coins at the end from which a jackpot is paid, ascending: only the highest one reached. */
  readonly ladder: readonly { readonly coins: number; readonly jackpot: Jackpot }[];
  /** Price of starting with the fewest coins, in stakes. */
  readonly price: number;
}

/**
 * The data of a hold-and-win game. Symbols are numbers: 0 is the wild, the last one the coin, the others pay from the
 * highest to the lowest. Pays are in tenths of the stake. Cells are numbered column by column, in each from the top.
 */
export interface HoldDefinition {
  readonly columns: number;
  readonly rows: number;
  readonly strips: readonly (readonly number[])[];
  /** `lines`: the row of each line on each reel. `ways`: a pay counts for each combination of its symbols. */
  readonly rule: { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] } | { readonly kind: 'ways' };
  /** The pays of each symbol but the coin for three, four and five reels from the left. */
  readonly pays: readonly (readonly [number, number, number])[];
  readonly hold: HoldFeature;
}

export const WILD = 0;

/** The number of the coin. */
export const coinOf = ({ pays }: HoldDefinition): number => pays.length;

/** Strips from texts: each letter is a symbol, by its place in `letters`. */
export const stripsOf = (letters: string, texts: readonly string[]): number[][] =>
  texts.map((text) =>
    [...text].map((letter) => {
      const symbol = letters.indexOf(letter);
      if (symbol < 0) throw new RangeError(`No symbol is called ${letter}`);
      return symbol;
    }),
  );

/** The symbols that a reel shows at a stop, top row first. */
export const windowOf = (strip: readonly number[], stop: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);
