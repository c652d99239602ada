import type { Backdrop } from './backdrop.ts';

/** One chunk per game: a client downloads only the scene that it shows. */
export const backdrops: Readonly<Record<string, () => Promise<Backdrop>>> = {
  'lantern-harbor': async () => (await import('./lantern-harbor.ts')).backdrop,
  'cherry-parade': async () => (await import('./cherry-parade.ts')).backdrop,
  'gem-foundry': async () => (await import('./gem-foundry.ts')).backdrop,
};
