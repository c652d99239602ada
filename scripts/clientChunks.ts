/**
 * How the browser's code is cut into files. Few rather than many: each costs a request, its headers and a dictionary of
 * its own. What every page needs, and the lobby, where most visits begin, is in `core` and the entry; what runs after the
 * first paint, each other page's own and the words of a language are cut by their dynamic imports.
 * @module
 */

const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
/** Matches module addresses of either kind of slash. */
const modules = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

const libraries = ['react', 'react-dom', 'scheduler', 'mobx', 'mobx-react-lite', 'wouter', 'regexparam', 'i18next'];

export const clientChunks = [
  {
    name: 'core',
    test: modules(
      `node_modules/${anyOf(libraries)}/`,
      'vite/preload',
      'lucide/',
      'src/(lib|contract)/errors',
      'src/lib/readable',
      'src/shared/(money|locale|head|navigation|text)/',
      'src/ui/(basics|tiles|layout)/',
      'src/kernel/\\w+\\.tsx?$',
      'src/app/(routing|home)/',
      'src/domains/\\w+/routes',
      'src/domains/campaigns/',
      'src/domains/games/(lobby/|ui/lobby/|api|parseGames|hallFilter|paths)',
    ),
  },
  // What forms and lists have in common.
  { name: 'pieces', test: modules('src/ui/(form|blocks)/', 'src/kernel/(forms|lists|signOut)/') },
  // Fetched at the first touch, whichever dialog it opens.
  {
    name: 'dialogs',
    test: modules(
      'src/ui/dialog/',
      'src/kernel/dialogs/',
      'src/app/layouts/dialogs/',
      `node_modules/${anyOf(['focus-trap', 'tabbable'])}/`,
    ),
  },
  // On every page of the cashier.
  {
    name: 'cashier',
    test: modules('src/domains/cashier/(ui/frame/|api|paths|parseCashier)', 'src/shared/dates'),
  },
];
