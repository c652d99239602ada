import { join } from 'node:path';
import { modules } from './modulePaths.ts';
import { everyModule, reachedFrom } from './reachedModules.ts';
import type { ModuleOf } from './reachedModules.ts';

const entry = 'src/entry-client.tsx';
/** The modules of a start that are imported dynamically, since not every page or browser needs them. */
const asked = [
  '/react-dom/client.js',
  '/src/app/home/home.route.ts',
  '/src/app/home/HomePage.tsx',
  '/src/domains/banners/ui/banners.block.ts',
  '/src/domains/games/ui/lobby/categories.block.ts',
];
/** What every visit on the website fetches by itself once its page has been painted. */
const afterPaint = [
  'src/app/afterPaint.ts',
  'src/app/manifests.ts',
  'src/app/flows/installed/watchBuild.ts',
  'src/app/flows/installed/watchUpdates.ts',
  'src/app/flows/installed/openNotified.ts',
  'src/domains/analytics/startAnalytics.ts',
  'src/domains/auth/promo/rememberPromoCode.ts',
  'src/domains/betting/startBetting.ts',
  'src/domains/chat/startChat.ts',
  'src/domains/games/search/startSearch.ts',
  'src/lib/topics/pageTopics.ts',
];
/** Of these, what a page opens its dialogs by: pages wait for it, and for nothing else of `alive`. */
const opener = modules('src/domains/.*/(dialogs|open[A-Z]\\w*|[a-z]\\w*Dialog)\\.ts$');
/** Groups by what of their modules is named; the rest is what these need. */
export const namedGroups: readonly { readonly name: string; readonly test: RegExp }[] = [
  // What the lobby fetches by itself when the browser is idle, and tiles, which most other pages show, too.
  {
    name: 'lobby',
    test: modules(
      'src/ui/tiles/(GameTile|Rail|TileGrid|Badge)\\.',
      'src/domains/games/ui/mine/(favourites|recent)\\.block',
      'src/domains/jackpots/ui/ticker\\.block',
      'src/domains/offers/ui/offers\\.block',
    ),
  },
  // Shared by most pages with lists.
  {
    name: 'blocks',
    test: modules(
      'src/ui/blocks/(?!QrCode)',
      'src/ui/form/TextInput',
      'src/kernel/(lists|problems)/',
      'src/kernel/slots/PageBlocks',
      'src/shared/dates/',
    ),
  },
  // Shared by forms.
  {
    name: 'forms',
    test: modules(
      'src/ui/form/',
      'src/kernel/forms/',
      'src/domains/session/(face/)?signOut',
      'src/domains/contacts/face/codes/',
    ),
  },
];
/** Re-exports every icon: each importer needs only those that it names. */
const iconList = 'src/ui/basics/icons.ts';

/**
 * Tells of a module to which group of a visit's beginning it belongs, or null. Each group has all that its modules reach
 * by static imports and no group before it has, so whatever is added to the frame is among them, and whatever only a
 * later page needs is not. `core` is what the start of the lobby needs, where most visits begin, without the entry
 * itself; the others come after the first paint.
 * @param root folder of the project, with slashes
 */
export function startModules(root: string): (id: string, moduleOf: ModuleOf) => string | null {
  const idOf = (path: string) => join(root, path).replaceAll('\\', '/');
  let groups: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | null = null;
  return (id, moduleOf) => {
    if (id === idOf(entry)) return null;
    if (groups === null) {
      const graph = { moduleOf, iconList: idOf(iconList) };
      const all = [...everyModule(idOf(entry), moduleOf)];
      const alive = reachedFrom(afterPaint.map(idOf), graph);
      const openers = [...alive].filter((one) => opener.test(one));
      groups = [
        ['core', reachedFrom([idOf(entry)], graph, asked)],
        ['openers', reachedFrom(openers, graph)],
        ['alive', alive],
        ...namedGroups.map(({ name, test }) => {
          const named = all.filter((one) => test.test(one));
          return [name, reachedFrom(named, graph)] as const;
        }),
      ];
    }
    return groups.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
}
