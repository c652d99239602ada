/**
 * Chunk groups of the client build. Few large files rather than many small ones, since each costs a request, headers
 * its own compression dictionary. Most have what a part of a visit needs, found by following imports, so that they hold no
 * more and no less, and need only those before them. Code after the first paint, code of other pages and words of a language are split by dynamic imports.
 * @module
 */
import { modules } from './modulePaths.ts';
import { namedGroups, startModules } from './startModules.ts';

const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
const startGroupOf = startModules(process.cwd().replaceAll('\\', '/'));

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo: Parameters<typeof startGroupOf>[1];
}

/** A group of modules that import from each other and from groups before it only (`startModules`). */
const startGroup = (name: string) => ({
  name: (id: string, graph: Graph) => (startGroupOf(id, (one) => graph.getModuleInfo(one)) === name ? name : null),
});

/** Groups by folder. */
export const clientChunks = [
  // What the frame and its flows use once the page is alive, and most pages.
  {
    name: 'common',
    test: modules(
      'src/(lib|contract/base)/errors',
      'src/lib/(fatalPage|visitor)\\.',
      'src/shared/validation/validationError\\.',
      'src/shared/(money|head|navigation|text)/',
      'src/shared/dates/(isoTime|serverClock)\\.',
      'src/shared/validation/exactDecimal\\.',
      'src/ui/(basics|layout)/(?!CopyButton)',
      'src/ui/tiles/(?!GameTile|Rail|TileGrid|Badge)',
      'src/kernel/\\w+\\.(tsx?|module\\.css)$',
      'src/kernel/visitor/',
      'src/domains/\\w+/paths\\.ts',
    ),
  },
  // All other icons: few are needed at a time, but each is too small for a request of its own.
  { name: 'icons', test: modules('lucide/') },
  // Shared by all dialogs; fetched at the first touch.
  {
    name: 'dialogs',
    test: modules(
      'src/ui/dialog/',
      'src/kernel/dialogs/',
      'src/app/layouts/dialogs/',
      `node_modules/${anyOf(['focus-trap', 'tabbable'])}/`,
    ),
  },
  // Shared by all pages of the cashier.
  {
    name: 'cashier',
    test: modules('src/domains/cashier/(ui/frame/|api|paths|parseCashier)'),
  },
];

const [common, icons, ...later] = clientChunks;

/** All groups of the build. A module belongs to the first one that has it. */
export const chunkGroups = [
  startGroup('core'),
  ...[common, icons].flatMap((group) => group ?? []),
  ...['openers', 'alive', ...namedGroups.map(({ name }) => name)].map(startGroup),
  ...later,
];
