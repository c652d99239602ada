import type { SymbolSet } from './symbolSet.ts';

/** One chunk per game, so that a client downloads only the set it shows. */
export const symbolSets: Readonly<Record<string, () => Promise<SymbolSet>>> = {
  'lantern-harbor': async () => (await import('./lantern-harbor.ts')).symbols,
  'jade-ascent': async () => (await import('./jade-ascent.ts')).symbols,
  'cherry-parade': async () => (await import('./cherry-parade.ts')).symbols,
  'ember-dragon': async () => (await import('./ember-dragon.ts')).symbols,
  'night-flight': async () => (await import('./night-flight.ts')).symbols,
  'coral-deep': async () => (await import('./coral-deep.ts')).symbols,
  'sand-caravan': async () => (await import('./sand-caravan.ts')).symbols,
  'frost-fjord': async () => (await import('./frost-fjord.ts')).symbols,
  'neon-quarter': async () => (await import('./neon-quarter.ts')).symbols,
  'jungle-drum': async () => (await import('./jungle-drum.ts')).symbols,
  'gem-foundry': async () => (await import('./gem-foundry.ts')).symbols,
  'court-of-cards': async () => (await import('./court-of-cards.ts')).symbols,
};
