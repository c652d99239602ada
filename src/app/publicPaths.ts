import { sportsbookSysname } from '../contract/betting/sportsbookSysname.ts';
import { bettingPath } from '../domains/betting/paths.ts';
import { offerPath } from '../domains/offers/paths.ts';
import { gamePath } from '../domains/games/paths.ts';
import { jackpotPath } from '../domains/jackpots/paths.ts';
import { programPath } from '../domains/loyalty/paths.ts';
import { tournamentPath } from '../domains/tournaments/paths.ts';
import type { Call } from '../lib/call.ts';
import { isProtectedPath } from '../shared/navigation/guestGuard.ts';
import { routes } from './routing/routes.ts';

/** The largest page size that the contract allows. */
const pageSize = 100;

type Page = { readonly items: readonly string[]; readonly total: number };

/** All paths of a list that comes in pages. */
async function whole(read: (offset: number) => Promise<Page>): Promise<readonly string[]> {
  const paths: string[] = [];
  for (;;) {
    const { items, total } = await read(paths.length);
    paths.push(...items);
    if (items.length === 0 || paths.length >= total) return paths;
  }
}

/** Those of the route table without parameters. */
const fixedPaths = (): readonly string[] =>
  routes
    .filter(
      ({ path, redirect, isUnlisted }) =>
        redirect === undefined && !path.includes(':') && !isProtectedPath(path) && !isUnlisted,
    )
    .map(({ path }) => path);

/** Every page that guests may open and search engines list, by kind: each is a site map of its own. */
export const publicPaths = (call: Call) => ({
  pages: () => Promise.resolve(fixedPaths()),
  games: () =>
    whole(async (offset) => {
      const { items, total } = await call('GET games.get', { fields: ['sysname'], offset, count: pageSize });
      return { items: items.map(({ sysname }) => gamePath(sysname)), total };
    }),
  offers: () =>
    whole(async (offset) => {
      const { items, count } = await call('GET campaigns.getoffers', { offset });
      return { items: items.map(({ id }) => offerPath(id)), total: count };
    }),
  /** Those that are over are found by their links: their number grows for ever. */
  async tournaments() {
    const lists = await Promise.all(
      (['active', 'future'] as const).map((status) =>
        whole(async (offset) => {
          const { items, count } = await call('GET tournaments.get', { status, offset, count: pageSize });
          return { items: items.map(({ id }) => tournamentPath(id)), total: count };
        }),
      ),
    );
    return lists.flat();
  },
  async jackpots() {
    const { items } = await call('GET Jackpots.get', {});
    return items.map(({ id }) => jackpotPath(id));
  },
  /** 7-66: the sportsbook's page, where the house has one. */
  async betting() {
    const { total } = await call('GET games.get', { sysname: sportsbookSysname, fields: ['sysname'], count: 1 });
    return total > 0 ? [bettingPath()] : [];
  },
  async loyalty() {
    const { items } = await call('GET loyalty.getPrograms', { limit: pageSize, offset: 0 });
    return items.map(({ sysname }) => programPath(sysname));
  },
});

export type PublicPaths = ReturnType<typeof publicPaths>;
