import type { SymbolSet } from './symbolSet.ts';

/** One chunk per game: a client downloads only the set that it shows. */
export const symbolSets: Readonly<Record<string, () => Promise<SymbolSet>>> = {
  'lantern-harbor': async () => (await import('./lantern-harbor.ts')).symbols,
  'cherry-parade': async () => (await import('./cherry-parade.ts')).symbols,
  'gem-foundry': async () => (await import('./gem-foundry.ts')).symbols,
};
