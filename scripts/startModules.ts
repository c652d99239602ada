import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './modulePaths.ts';

/** Of the bundler: what is known about a module of the graph. */
type ModuleOf = (
  id: string,
) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;

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
/** What the lobby fetches by itself when the browser is idle, and tiles, which most other pages show, too. */
const lobby = modules(
  'src/ui/tiles/(GameTile|Rail|TileGrid|Badge)\\.',
  'src/domains/games/ui/mine/(favourites|recent)\\.block',
  'src/domains/jackpots/ui/ticker\\.block',
  'src/domains/offers/ui/offers\\.block',
);
/** Shared by most pages with lists. */
const blocks = modules(
  'src/ui/blocks/(?!QrCode)',
  'src/ui/form/TextInput',
  'src/kernel/(lists|problems)/',
  'src/kernel/slots/PageBlocks',
  'src/shared/dates/',
);
/** Shared by forms. */
const forms = modules(
  'src/ui/form/',
  'src/kernel/forms/',
  'src/domains/session/(face/)?signOut',
  'src/domains/contacts/face/codes/',
);
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
      const alive = reachedFrom(afterPaint.map(idOf), graph);
      const all = [...everyModule(idOf(entry), moduleOf)].filter((one) => !one.includes('.test.'));
      const reachedBy = (pattern: RegExp) =>
        reachedFrom(
          all.filter((one) => pattern.test(one)),
          graph,
        );
      groups = [
        ['core', reachedFrom([idOf(entry)], graph, asked)],
        [
          'openers',
          reachedFrom(
            [...alive].filter((one) => opener.test(one)),
            graph,
          ),
        ],
        ['alive', alive],
        ['lobby', reachedBy(lobby)],
        ['blocks', reachedBy(blocks)],
        ['forms', reachedBy(forms)],
      ];
    }
    return groups.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
}

function everyModule(start: string, moduleOf: ModuleOf): ReadonlySet<string> {
  const every = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (every.has(id)) continue;
    every.add(id);
    const found = moduleOf(id);
    if (found !== null) waiting.push(...found.importedIds, ...found.dynamicallyImportedIds);
  }
  return every;
}

function reachedFrom(
  starts: readonly string[],
  { moduleOf, iconList: end }: { readonly moduleOf: ModuleOf; readonly iconList: string },
  also: readonly string[] = [],
): ReadonlySet<string> {
  const icons = lucideNames(readFileSync(end, 'utf8'));
  const importsOf = (id: string) => moduleOf(id)?.importedIds ?? [];
  // By way of the package's own list.
  const files = new Map(
    importsOf(end).flatMap((list) => importsOf(list).map((id) => [/([\w-]+)\.m?js$/.exec(id)?.[1] ?? '', id] as const)),
  );
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    const found = moduleOf(id);
    if (found === null) throw new Error(`the start needs ${id}, which is not in the build`);
    reached.add(id);
    if (id === end) continue;
    waiting.push(
      ...found.importedIds,
      ...found.dynamicallyImportedIds.filter((one) => also.some((path) => one.endsWith(path))),
    );
    if (!found.importedIds.includes(end)) continue;
    for (const name of importedIcons(readFileSync(id, 'utf8'))) {
      const file = files.get(icons.get(name) ?? '');
      if (file !== undefined) waiting.push(file);
    }
  }
  const missed = also.find((path) => ![...reached].some((id) => id.endsWith(path)));
  if (missed !== undefined) throw new Error(`nothing in the start imports ${missed}`);
  return reached;
}

/** The project's name of an icon → lucide's file name. */
const lucideNames = (source: string): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(/(\w+) as (\w+)/g)].map(([, lucide = '', own = '']) => [own, kebab(lucide)]));

function importedIcons(source: string): readonly string[] {
  const imports = /import \{([^}]*)\} from '[^']*\/icons\.ts'/g;
  return [...source.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

/** `Volume2` → `volume-2`, as lucide names its files. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
