import type { PageContext } from '../client/PageContext.ts';

/** Opens the client of each game of bets and moves; a chunk per game. Other games are slots. */
export const clients: Readonly<Record<string, (page: PageContext) => Promise<void>>> = {
  'video-poker': async (page) => (await import('./videoPoker/client/open.ts')).open(page),
  blackjack: async (page) => (await import('./blackjack/client/open.ts')).open(page),
  carousel: async (page) => (await import('./carousel/client/open.ts')).open(page),
  crash: async (page) => (await import('./crash/client/open.ts')).open(page),
  hilo: async (page) => (await import('./hilo/client/open.ts')).open(page),
  dice: async (page) => (await import('./dice/client/open.ts')).open(page),
  keno: async (page) => (await import('./keno/client/open.ts')).open(page),
  'live-roulette': async (page) => (await import('./liveRoulette/client/open.ts')).open(page),
  mines: async (page) => (await import('./mines/client/open.ts')).open(page),
  plinko: async (page) => (await import('./plinko/client/open.ts')).open(page),
  roulette: async (page) => (await import('./roulette/client/open.ts')).open(page),
  'rune-falls': async (page) => (await import('./runeFalls/client/open.ts')).open(page),
  'sugar-tumble': async (page) => (await import('./sugarTumble/client/open.ts')).open(page),
  'thunder-forge': async (page) => (await import('./thunderForge/client/open.ts')).open(page),
  'vault-of-suns': async (page) => (await import('./vaultOfSuns/client/open.ts')).open(page),
};
