import type { Backdrop } from './backdrop.ts';

/** One chunk per game, so that a client downloads only the scene it shows. */
export const backdrops: Readonly<Record<string, () => Promise<Backdrop>>> = {
  'lantern-harbor': () => import('./lantern-harbor.ts'),
  'jade-ascent': () => import('./jade-ascent.ts'),
  'cherry-parade': () => import('./cherry-parade.ts'),
  'ember-dragon': () => import('./ember-dragon.ts'),
  'night-flight': () => import('./night-flight.ts'),
  'coral-deep': () => import('./coral-deep.ts'),
  'sand-caravan': () => import('./sand-caravan.ts'),
  'frost-fjord': () => import('./frost-fjord.ts'),
  'neon-quarter': () => import('./neon-quarter.ts'),
  'jungle-drum': () => import('./jungle-drum.ts'),
  'gem-foundry': () => import('./gem-foundry.ts'),
  'court-of-cards': () => import('./court-of-cards.ts'),
};
