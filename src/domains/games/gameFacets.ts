/** The values of the facets in the order of the screen; the operator may know further features. */
export const gameTypes = ['slot', 'live', 'casino', 'fast', 'betting', 'logical', 'high_low'] as const;
export const volatilities = ['low', 'medium', 'high'] as const;
export const rtpBands = ['from97', 'from96', 'from95', 'below95'] as const;
export const gameMarks = ['favourites', 'new', 'freeSpins', 'jackpot'] as const;
export const gameFeatures = [
  'freeSpins',
  'retrigger',
  'respins',
  'multiplier',
  'multiplierWilds',
  'expandingWilds',
  'heldReels',
  'specialSymbol',
  'bothWays',
  'cascades',
  'clusters',
  'payAnywhere',
  'holdAndWin',
  'fixedJackpots',
  'provablyFair',
  'choosableOdds',
  'cashOut',
  'autoCashOut',
  'decisions',
  'singleZero',
  'sharedRounds',
] as const;
