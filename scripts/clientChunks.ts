/**
 * Chunk groups of the client build. Few large files rather than many small ones, since each costs a request, headers
 * and its own compression dictionary. Code of every page and of the lobby, where most visits begin, is in `core` and
 * the entry. Code after the first paint, code of other pages and words of a language are split by dynamic imports.
 * @module
 */

const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
/** Matches module paths with slashes or backslashes. */
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
      'src/lib/(readable|localeCookie)',
      'src/shared/(money|locale|head|navigation|text|site|viewport)/',
      'src/ui/(basics|tiles|layout)/(?!CopyButton)',
      // The layout's only block.
      'src/ui/blocks/Notice\\.',
      'src/kernel/(?!PageBlocks|BettingNotice|fillProfile|accountLanguage)\\w+\\.(tsx?|module\\.css)$',
      'src/app/(routing|home)/',
      'src/domains/\\w+/(routes|paths)\\.ts',
      'src/domains/campaigns/',
      'src/domains/games/(lobby/|ui/lobby/|api|parseGames|hallFilter|paths)',
    ),
  },
  // Shared by forms and lists.
  {
    name: 'pieces',
    test: modules(
      'src/ui/(form|blocks)/(?!QrCode)',
      'src/kernel/(forms|lists|signOut|problems|codes)/',
      'src/kernel/PageBlocks',
      'src/shared/dates/',
    ),
  },
  // Shared by all dialogs; fetched at the first touch.
  {
    name: 'dialogs',
    test: modules(
      'src/ui/dialog/',
      'src/kernel/dialogs/(?!FillProfile)',
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
