// The words of the sandbox's pictures, by key; cutLettering.mjs converts them to path data.

/** A line is [text, size]; `gap`: leading as a fraction of size; `bend`: rise of the middle; `slant`: the slant. @type {Readonly<Record<string, import('./outline.mjs').Word & { face: 'deco' | 'jolly' | 'plain' | 'royal' }>>} */
export const words = {
  'lantern-harbor': {
    face: 'deco',
    lines: [
      ['Lantern', 50],
      ['Harbor', 58],
    ],
    gap: 0.84,
  },
  'jade-ascent': {
    face: 'royal',
    lines: [
      ['Jade', 58],
      ['Ascent', 44],
    ],
    gap: 0.9,
  },
  'cherry-parade': {
    face: 'jolly',
    lines: [
      ['CHERRY', 66],
      ['PARADE', 52],
    ],
    gap: 0.82,
    bend: 12,
  },
  'ember-dragon': {
    face: 'royal',
    lines: [
      ['Ember', 44],
      ['Dragon', 55],
    ],
    gap: 0.86,
  },
  'night-flight': {
    face: 'deco',
    lines: [
      ['NIGHT', 54],
      ['FLIGHT', 54],
    ],
    gap: 0.84,
    slant: 0.2,
  },
  'coral-deep': {
    face: 'jolly',
    lines: [
      ['CORAL', 62],
      ['DEEP', 66],
    ],
    gap: 0.84,
  },
  'sand-caravan': {
    face: 'deco',
    lines: [
      ['Sand', 50],
      ['Caravan', 56],
    ],
    gap: 0.86,
  },
  'frost-fjord': {
    face: 'royal',
    lines: [
      ['Frost', 54],
      ['Fjord', 54],
    ],
    gap: 0.86,
  },
  'neon-quarter': {
    face: 'deco',
    lines: [
      ['Neon', 62],
      ['Quarter', 50],
    ],
    gap: 0.84,
  },
  'jungle-drum': {
    face: 'jolly',
    lines: [
      ['JUNGLE', 62],
      ['DRUM', 62],
    ],
    gap: 0.82,
    bend: 8,
  },
  'gem-foundry': {
    face: 'jolly',
    lines: [
      ['GEM', 64],
      ['FOUNDRY', 54],
    ],
    gap: 0.84,
  },
  'court-of-cards': {
    face: 'royal',
    lines: [
      ['Court', 52],
      ['of Cards', 42],
    ],
    gap: 0.88,
  },
  dice: {
    face: 'deco',
    lines: [
      ['Midnight', 46],
      ['DICE', 68],
    ],
    gap: 0.92,
  },
  mines: {
    face: 'jolly',
    lines: [
      ['REEF', 64],
      ['MINES', 64],
    ],
    gap: 0.84,
    bend: 8,
  },
  plinko: {
    face: 'deco',
    lines: [
      ['AURORA', 48],
      ['PLINKO', 56],
    ],
    gap: 0.9,
  },
  keno: {
    face: 'jolly',
    lines: [
      ['LANTERN', 52],
      ['KENO', 66],
    ],
    gap: 0.92,
  },
  hilo: {
    face: 'royal',
    lines: [
      ['Crown', 56],
      ['Hi-Lo', 56],
    ],
    gap: 0.86,
  },
  crash: {
    face: 'deco',
    lines: [
      ['COMET', 56],
      ['RUSH', 62],
    ],
    gap: 0.88,
    slant: 0.2,
  },
  roulette: {
    face: 'royal',
    lines: [
      ['European', 40],
      ['Roulette', 46],
    ],
    gap: 0.9,
  },
  blackjack: {
    face: 'royal',
    lines: [
      ['Blackjack', 44],
      ['Salon', 48],
    ],
    gap: 0.88,
  },
  'video-poker': {
    face: 'jolly',
    lines: [
      ['JACKS', 62],
      ['OR BETTER', 46],
    ],
    gap: 0.78,
  },
  'live-roulette': {
    face: 'deco',
    lines: [
      ['SALON', 46],
      ['NOIR', 64],
    ],
    gap: 0.98,
  },
  carousel: {
    face: 'jolly',
    lines: [
      ['GRAND', 52],
      ['CAROUSEL', 54],
    ],
    gap: 0.86,
    bend: 10,
  },
  'sugar-tumble': {
    face: 'jolly',
    lines: [
      ['SUGAR', 66],
      ['TUMBLE', 58],
    ],
    gap: 0.82,
    bend: 12,
  },
  'rune-falls': {
    face: 'royal',
    lines: [
      ['Rune', 58],
      ['Falls', 56],
    ],
    gap: 0.84,
  },
  'vault-of-suns': {
    face: 'royal',
    lines: [
      ['Vault', 56],
      ['of Suns', 46],
    ],
    gap: 0.86,
  },
  'thunder-forge': {
    face: 'jolly',
    lines: [
      ['THUNDER', 54],
      ['FORGE', 66],
    ],
    gap: 0.92,
    slant: 0.12,
  },
  'rank-a': { face: 'plain', lines: [['A', 30]] },
  'rank-k': { face: 'plain', lines: [['K', 30]] },
  'rank-q': { face: 'plain', lines: [['Q', 30]] },
  'rank-j': { face: 'plain', lines: [['J', 30]] },
  'rank-10': { face: 'plain', lines: [['10', 30]] },
  'ball-7': { face: 'plain', lines: [['7', 40]] },
  'ball-23': { face: 'plain', lines: [['23', 40]] },
  'ball-19': { face: 'plain', lines: [['19', 40]] },
  'ball-38': { face: 'plain', lines: [['38', 40]] },
  'ball-12': { face: 'plain', lines: [['12', 40]] },
  tidewright: { face: 'deco', lines: [['Tidewright', 40]] },
  stonelight: { face: 'royal', lines: [['Stonelight', 34]] },
  sugarcube: { face: 'jolly', lines: [['Sugarcube', 42]] },
  'vector-row': { face: 'plain', lines: [['VECTOR ROW', 30]], slant: 0.18 },
  northlamp: { face: 'plain', lines: [['Northlamp', 38]] },
  croupier: { face: 'plain', lines: [['Croupier', 60]] },
  flash: { face: 'plain', lines: [['FlashPay', 15]], slant: 0.14 },
  tagline: { face: 'plain', lines: [['A well-lit table at night', 34]] },
};
